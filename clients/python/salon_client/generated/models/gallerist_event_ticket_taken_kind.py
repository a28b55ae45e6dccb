from enum import StrEnum


class GalleristEventTicketTakenKind(StrEnum):
    TICKET_TAKEN = "ticket_taken"

    def __str__(self) -> str:
        return str(self.value)
