from enum import StrEnum


class GalleristEventActionTakenKind(StrEnum):
    ACTION_TAKEN = "action_taken"

    def __str__(self) -> str:
        return str(self.value)
