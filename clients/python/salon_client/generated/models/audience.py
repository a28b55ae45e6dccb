from enum import StrEnum


class Audience(StrEnum):
    EVERYBODY = "everybody"
    PLAYERS = "players"

    def __str__(self) -> str:
        return str(self.value)
