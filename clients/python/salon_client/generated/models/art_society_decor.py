from enum import StrEnum


class ArtSocietyDecor(StrEnum):
    VALUE_0 = "1x1"
    VALUE_1 = "2x1"
    VALUE_2 = "1x2"
    VALUE_3 = "3x1"
    VALUE_4 = "1x3"

    def __str__(self) -> str:
        return str(self.value)
