from enum import StrEnum


class TicketUse(StrEnum):
    FEED_STREAM = "feed_stream"
    GAME_STREAM = "game_stream"
    PICTURES = "pictures"

    def __str__(self) -> str:
        return str(self.value)
