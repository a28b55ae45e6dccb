from enum import StrEnum


class GalleristCommandHireAssistantsKind(StrEnum):
    HIRE_ASSISTANTS = "hire_assistants"

    def __str__(self) -> str:
        return str(self.value)
