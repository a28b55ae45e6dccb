from enum import StrEnum


class GalleristEventAssistantsHiredKind(StrEnum):
    ASSISTANTS_HIRED = "assistants_hired"

    def __str__(self) -> str:
        return str(self.value)
