from enum import StrEnum


class ArtSocietyCommandExchangePaintingKind(StrEnum):
    EXCHANGE_PAINTING = "exchange_painting"

    def __str__(self) -> str:
        return str(self.value)
