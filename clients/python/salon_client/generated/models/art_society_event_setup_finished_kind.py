from enum import StrEnum


class ArtSocietyEventSetupFinishedKind(StrEnum):
    SETUP_FINISHED = "setup_finished"

    def __str__(self) -> str:
        return str(self.value)
