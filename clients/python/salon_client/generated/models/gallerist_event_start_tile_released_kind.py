from enum import StrEnum


class GalleristEventStartTileReleasedKind(StrEnum):
    START_TILE_RELEASED = "start_tile_released"

    def __str__(self) -> str:
        return str(self.value)
