from enum import StrEnum


class ArtSocietyCommandHangDecorKind(StrEnum):
    HANG_DECOR = "hang_decor"

    def __str__(self) -> str:
        return str(self.value)
