from enum import StrEnum


class TurnMails(StrEnum):
    AT_ONCE = "at_once"
    DIGEST = "digest"
    NONE = "none"
    QUIET = "quiet"

    def __str__(self) -> str:
        return str(self.value)
