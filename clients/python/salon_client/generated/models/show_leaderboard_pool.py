from enum import StrEnum


class ShowLeaderboardPool(StrEnum):
    BOTS = "bots"
    MIXED = "mixed"
    PEOPLE = "people"

    def __str__(self) -> str:
        return str(self.value)
