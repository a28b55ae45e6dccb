from enum import StrEnum


class GalleristTaskSendLobbyKind(StrEnum):
    SEND_LOBBY = "send_lobby"

    def __str__(self) -> str:
        return str(self.value)
