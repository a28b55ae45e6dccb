from enum import StrEnum


class ArtSocietyEventAssistantTileHungKind(StrEnum):
    ASSISTANT_TILE_HUNG = "assistant_tile_hung"

    def __str__(self) -> str:
        return str(self.value)
