from enum import StrEnum


class StreamFeedFrom(StrEnum):
    NOW = "now"
    OLDEST = "oldest"

    def __str__(self) -> str:
        return str(self.value)
