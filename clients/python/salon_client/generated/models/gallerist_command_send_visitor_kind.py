from enum import StrEnum


class GalleristCommandSendVisitorKind(StrEnum):
    SEND_VISITOR = "send_visitor"

    def __str__(self) -> str:
        return str(self.value)
