from enum import StrEnum


class Overtaken(StrEnum):
    ACCEPTED = "accepted"
    CONFLICT = "conflict"
    REFUSED = "refused"

    def __str__(self) -> str:
        return str(self.value)
