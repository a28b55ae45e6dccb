from enum import StrEnum


class NewsPlanPlayedKind(StrEnum):
    PLAN_PLAYED = "plan_played"

    def __str__(self) -> str:
        return str(self.value)
