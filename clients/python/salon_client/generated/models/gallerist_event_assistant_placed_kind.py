from enum import StrEnum


class GalleristEventAssistantPlacedKind(StrEnum):
    ASSISTANT_PLACED = "assistant_placed"

    def __str__(self) -> str:
        return str(self.value)
