from enum import StrEnum


class AfterLoss(StrEnum):
    NEW_KEY = "new_key"
    SAME_KEY = "same_key"
    WENT_ON = "went_on"

    def __str__(self) -> str:
        return str(self.value)
