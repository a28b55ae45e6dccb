from enum import StrEnum


class ArtSocietyEventDecorForgoneKind(StrEnum):
    DECOR_FORGONE = "decor_forgone"

    def __str__(self) -> str:
        return str(self.value)
