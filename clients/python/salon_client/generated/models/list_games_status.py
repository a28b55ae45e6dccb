from enum import StrEnum


class ListGamesStatus(StrEnum):
    ABORTED = "aborted"
    FINISHED = "finished"
    OPEN = "open"
    RUNNING = "running"

    def __str__(self) -> str:
        return str(self.value)
