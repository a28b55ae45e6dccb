from enum import StrEnum


class GalleristEventFinishedKind(StrEnum):
    FINISHED = "finished"

    def __str__(self) -> str:
        return str(self.value)
