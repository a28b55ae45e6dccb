from enum import StrEnum


class GalleristCommandTakeTicketKind(StrEnum):
    TAKE_TICKET = "take_ticket"

    def __str__(self) -> str:
        return str(self.value)
