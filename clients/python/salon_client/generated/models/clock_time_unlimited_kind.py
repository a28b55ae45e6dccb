from enum import StrEnum


class ClockTimeUnlimitedKind(StrEnum):
    UNLIMITED = "unlimited"

    def __str__(self) -> str:
        return str(self.value)
