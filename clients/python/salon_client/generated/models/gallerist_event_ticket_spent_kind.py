from enum import StrEnum


class GalleristEventTicketSpentKind(StrEnum):
    TICKET_SPENT = "ticket_spent"

    def __str__(self) -> str:
        return str(self.value)
