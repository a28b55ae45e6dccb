from enum import StrEnum


class GalleristPiece(StrEnum):
    ASSISTANT = "assistant"
    GALLERIST = "gallerist"

    def __str__(self) -> str:
        return str(self.value)
