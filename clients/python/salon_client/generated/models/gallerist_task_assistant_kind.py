from enum import StrEnum


class GalleristTaskAssistantKind(StrEnum):
    ASSISTANT = "assistant"

    def __str__(self) -> str:
        return str(self.value)
