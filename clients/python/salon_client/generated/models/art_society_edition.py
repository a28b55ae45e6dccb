from enum import StrEnum


class ArtSocietyEdition(StrEnum):
    FR = "fr"
    VALUE_0 = "1.0"
    VALUE_1 = "1.1"

    def __str__(self) -> str:
        return str(self.value)
