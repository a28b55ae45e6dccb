from enum import StrEnum


class ArtSocietyCommandHangAssistantTileKind(StrEnum):
    HANG_ASSISTANT_TILE = "hang_assistant_tile"

    def __str__(self) -> str:
        return str(self.value)
