from enum import StrEnum


class GalleristCommandSpendTicketKind(StrEnum):
    SPEND_TICKET = "spend_ticket"

    def __str__(self) -> str:
        return str(self.value)
