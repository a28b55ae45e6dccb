from enum import StrEnum


class NewsSeatResignedKind(StrEnum):
    SEAT_RESIGNED = "seat_resigned"

    def __str__(self) -> str:
        return str(self.value)
