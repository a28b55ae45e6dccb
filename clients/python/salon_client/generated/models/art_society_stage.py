from enum import StrEnum


class ArtSocietyStage(StrEnum):
    FINISHED = "finished"
    PLACING = "placing"
    WAITING = "waiting"

    def __str__(self) -> str:
        return str(self.value)
