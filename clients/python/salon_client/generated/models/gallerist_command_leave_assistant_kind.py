from enum import StrEnum


class GalleristCommandLeaveAssistantKind(StrEnum):
    LEAVE_ASSISTANT = "leave_assistant"

    def __str__(self) -> str:
        return str(self.value)
