from enum import StrEnum


class GalleristTaskTicketsKind(StrEnum):
    TICKETS = "tickets"

    def __str__(self) -> str:
        return str(self.value)
