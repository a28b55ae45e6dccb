from enum import StrEnum


class Acts(StrEnum):
    AT_DEADLINE = "at_deadline"
    AT_ONCE = "at_once"

    def __str__(self) -> str:
        return str(self.value)
