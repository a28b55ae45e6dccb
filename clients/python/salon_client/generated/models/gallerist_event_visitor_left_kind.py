from enum import StrEnum


class GalleristEventVisitorLeftKind(StrEnum):
    VISITOR_LEFT = "visitor_left"

    def __str__(self) -> str:
        return str(self.value)
