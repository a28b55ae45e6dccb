from enum import StrEnum


class Pool(StrEnum):
    BOTS = "bots"
    MIXED = "mixed"
    PEOPLE = "people"

    def __str__(self) -> str:
        return str(self.value)
