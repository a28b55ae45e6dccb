from enum import StrEnum


class ArtSocietyFrame(StrEnum):
    BLACK = "black"
    GOLD = "gold"
    SHELL = "shell"
    WOOD = "wood"

    def __str__(self) -> str:
        return str(self.value)
