from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.turn_mails import TurnMails

T = TypeVar("T", bound="MailSettings")


@_attrs_define
class MailSettings:
    """What an account wants by mail. Nothing is sent but to a verified address.

    Attributes:
        digest_hour (int): An hour of the day: 0 to 23. Example: 8.
        invitations (bool): Whether invitations are told; so unless said otherwise.
        quiet_minutes (int): How long a decision may wait before it is told: 1 to 10080 minutes. Example: 60.
        results (bool): Whether the results of finished games are told; so unless said otherwise.
        turns (TurnMails): When an account is told by mail that a game waits for it.
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
