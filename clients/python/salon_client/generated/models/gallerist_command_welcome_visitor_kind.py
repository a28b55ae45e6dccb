from enum import StrEnum


class GalleristCommandWelcomeVisitorKind(StrEnum):
    WELCOME_VISITOR = "welcome_visitor"

    def __str__(self) -> str:
        return str(self.value)
