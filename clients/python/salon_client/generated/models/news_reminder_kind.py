from enum import StrEnum


class NewsReminderKind(StrEnum):
    REMINDER = "reminder"

    def __str__(self) -> str:
        return str(self.value)
