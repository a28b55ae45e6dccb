from enum import StrEnum


class GalleristEventAssistantLeftKind(StrEnum):
    ASSISTANT_LEFT = "assistant_left"

    def __str__(self) -> str:
        return str(self.value)
