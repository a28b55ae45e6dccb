from enum import StrEnum


class GalleristEventPaidKind(StrEnum):
    PAID = "paid"

    def __str__(self) -> str:
        return str(self.value)
