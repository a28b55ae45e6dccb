from enum import StrEnum


class GalleristEventVisitorWelcomedKind(StrEnum):
    VISITOR_WELCOMED = "visitor_welcomed"

    def __str__(self) -> str:
        return str(self.value)
