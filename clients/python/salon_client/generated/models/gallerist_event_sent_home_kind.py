from enum import StrEnum


class GalleristEventSentHomeKind(StrEnum):
    SENT_HOME = "sent_home"

    def __str__(self) -> str:
        return str(self.value)
