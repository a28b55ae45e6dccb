from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.news_deadline_missed_kind import NewsDeadlineMissedKind
from ..types import UNSET, Unset

T = TypeVar("T", bound="NewsDeadlineMissed")


@_attrs_define
class NewsDeadlineMissed:
    """The account missed a deadline: a bot decided, or the seat was forfeited.

    Attributes:
        decision (str): The decision.
        forfeited (bool): Whether the seat is lost with it.
        game (UUID): A game.
        kind (NewsDeadlineMissedKind):
        seat (int): The account's seat.
        ruleset (None | str | Unset): The ruleset; absent in older notices.
    """

    decision: str
    forfeited: bool
    game: UUID
    kind: NewsDeadlineMissedKind
    seat: int
    ruleset: None | str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        decision = self.decision

        forfeited = self.forfeited

        game = str(self.game)

        kind = self.kind.value

        seat = self.seat

        ruleset: None | str | Unset
        if isinstance(self.ruleset, Unset):
            ruleset = UNSET
        else:
            ruleset = self.ruleset

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "decision": decision,
                "forfeited": forfeited,
                "game": game,
                "kind": kind,
                "seat": seat,
            }
        )
        if ruleset is not UNSET:
            field_dict["ruleset"] = ruleset

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        decision = d.pop("decision")

        forfeited = d.pop("forfeited")

        game = UUID(d.pop("game"))

        kind = NewsDeadlineMissedKind(d.pop("kind"))

        seat = d.pop("seat")

        def _parse_ruleset(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        ruleset = _parse_ruleset(d.pop("ruleset", UNSET))

        news_deadline_missed = cls(
            decision=decision,
            forfeited=forfeited,
            game=game,
            kind=kind,
            seat=seat,
            ruleset=ruleset,
        )

        news_deadline_missed.additional_properties = d
        return news_deadline_missed

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
