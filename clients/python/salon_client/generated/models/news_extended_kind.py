from enum import StrEnum


class NewsExtendedKind(StrEnum):
    EXTENDED = "extended"

    def __str__(self) -> str:
        return str(self.value)
