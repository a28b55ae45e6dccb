from enum import StrEnum


class GalleristCommandPlaceAssistantKind(StrEnum):
    PLACE_ASSISTANT = "place_assistant"

    def __str__(self) -> str:
        return str(self.value)
