from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.turn_mails import TurnMails

T = TypeVar("T", bound="MailSettings")


@_attrs_define
class MailSettings:
    """Which mails an account wants. Mails are sent to a verified address only.

    Attributes:
        digest_hour (int): An hour of the day: 0 to 23. Example: 8.
        invitations (bool): Whether invitations are sent by mail; true by default.
        quiet_minutes (int): How long a decision may be pending before a mail is sent: 1 to 10080 minutes. Example: 60.
        results (bool): Whether the results of finished games are sent by mail; true by default.
        turns (TurnMails): When an account gets a mail because a game waits for it.
    """

    digest_hour: int
    invitations: bool
    quiet_minutes: int
    results: bool
    turns: TurnMails

    def to_dict(self) -> dict[str, Any]:
        digest_hour = self.digest_hour

        invitations = self.invitations

        quiet_minutes = self.quiet_minutes

        results = self.results

        turns = self.turns.value

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "digest_hour": digest_hour,
                "invitations": invitations,
                "quiet_minutes": quiet_minutes,
                "results": results,
                "turns": turns,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        digest_hour = d.pop("digest_hour")

        invitations = d.pop("invitations")

        quiet_minutes = d.pop("quiet_minutes")

        results = d.pop("results")

        turns = TurnMails(d.pop("turns"))

        mail_settings = cls(
            digest_hour=digest_hour,
            invitations=invitations,
            quiet_minutes=quiet_minutes,
            results=results,
            turns=turns,
        )

        return mail_settings
