from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.news_reminder_kind import NewsReminderKind

T = TypeVar("T", bound="NewsReminder")


@_attrs_define
class NewsReminder:
    """The deadline of a decision is near.

    Attributes:
        deadline (datetime.datetime): The deadline.
        decision (str): The decision.
        game (UUID): A game.
        kind (NewsReminderKind):
        last (bool): Whether this is the last reminder.
        ruleset (str): The ruleset.
        seat (int): The account's seat.
    """

    deadline: datetime.datetime
    decision: str
    game: UUID
    kind: NewsReminderKind
    last: bool
    ruleset: str
    seat: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        deadline = self.deadline.isoformat()

        decision = self.decision

        game = str(self.game)

        kind = self.kind.value

        last = self.last

        ruleset = self.ruleset

        seat = self.seat

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "deadline": deadline,
                "decision": decision,
                "game": game,
                "kind": kind,
                "last": last,
                "ruleset": ruleset,
                "seat": seat,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        deadline = datetime.datetime.fromisoformat(d.pop("deadline"))

        decision = d.pop("decision")

        game = UUID(d.pop("game"))

        kind = NewsReminderKind(d.pop("kind"))

        last = d.pop("last")

        ruleset = d.pop("ruleset")

        seat = d.pop("seat")

        news_reminder = cls(
            deadline=deadline,
            decision=decision,
            game=game,
            kind=kind,
            last=last,
            ruleset=ruleset,
            seat=seat,
        )

        news_reminder.additional_properties = d
        return news_reminder

    @property
    def additional_keys(self) -> list[str]:
        return list(self.additional_properties.keys())

    def __getitem__(self, key: str) -> Any:
        return self.additional_properties[key]

    def __setitem__(self, key: str, value: Any) -> None:
        self.additional_properties[key] = value

    def __delitem__(self, key: str) -> None:
        del self.additional_properties[key]

    def __contains__(self, key: str) -> bool:
        return key in self.additional_properties
