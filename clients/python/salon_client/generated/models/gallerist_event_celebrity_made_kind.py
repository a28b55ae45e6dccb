from enum import StrEnum


class GalleristEventCelebrityMadeKind(StrEnum):
    CELEBRITY_MADE = "celebrity_made"

    def __str__(self) -> str:
        return str(self.value)
