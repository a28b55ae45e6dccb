from enum import StrEnum


class NewsPlanLapsedKind(StrEnum):
    PLAN_LAPSED = "plan_lapsed"

    def __str__(self) -> str:
        return str(self.value)
