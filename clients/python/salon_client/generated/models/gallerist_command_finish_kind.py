from enum import StrEnum


class GalleristCommandFinishKind(StrEnum):
    FINISH = "finish"

    def __str__(self) -> str:
        return str(self.value)
