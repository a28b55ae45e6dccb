from enum import StrEnum


class ArtSocietyEventExcessStoredKind(StrEnum):
    EXCESS_STORED = "excess_stored"

    def __str__(self) -> str:
        return str(self.value)
