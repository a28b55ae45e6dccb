from enum import StrEnum


class GalleristStep(StrEnum):
    ASSISTANT = "assistant"
    CONTRACT = "contract"
    FAME = "fame"
    TICKET = "ticket"
    VISITOR = "visitor"

    def __str__(self) -> str:
        return str(self.value)
