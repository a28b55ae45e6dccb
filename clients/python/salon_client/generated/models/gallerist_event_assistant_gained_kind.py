from enum import StrEnum


class GalleristEventAssistantGainedKind(StrEnum):
    ASSISTANT_GAINED = "assistant_gained"

    def __str__(self) -> str:
        return str(self.value)
