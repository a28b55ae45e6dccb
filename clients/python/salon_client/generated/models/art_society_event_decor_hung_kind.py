from enum import StrEnum


class ArtSocietyEventDecorHungKind(StrEnum):
    DECOR_HUNG = "decor_hung"

    def __str__(self) -> str:
        return str(self.value)
