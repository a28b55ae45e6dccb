from enum import StrEnum


class GalleristEventTicketMissedKind(StrEnum):
    TICKET_MISSED = "ticket_missed"

    def __str__(self) -> str:
        return str(self.value)
