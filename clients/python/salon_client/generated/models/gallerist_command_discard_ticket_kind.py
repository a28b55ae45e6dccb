from enum import StrEnum


class GalleristCommandDiscardTicketKind(StrEnum):
    DISCARD_TICKET = "discard_ticket"

    def __str__(self) -> str:
        return str(self.value)
