from enum import StrEnum


class GalleristTaskLacerdaTicketKind(StrEnum):
    LACERDA_TICKET = "lacerda_ticket"

    def __str__(self) -> str:
        return str(self.value)
