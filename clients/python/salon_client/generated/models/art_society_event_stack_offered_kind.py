from enum import StrEnum


class ArtSocietyEventStackOfferedKind(StrEnum):
    STACK_OFFERED = "stack_offered"

    def __str__(self) -> str:
        return str(self.value)
