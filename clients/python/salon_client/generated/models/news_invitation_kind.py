from enum import StrEnum


class NewsInvitationKind(StrEnum):
    INVITATION = "invitation"

    def __str__(self) -> str:
        return str(self.value)
