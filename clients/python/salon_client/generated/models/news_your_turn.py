from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar, cast
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.news_your_turn_kind import NewsYourTurnKind
from ..types import UNSET, Unset

T = TypeVar("T", bound="NewsYourTurn")


@_attrs_define
class NewsYourTurn:
    """The account is awaited.

    Attributes:
        after_own_move (bool): Whether the account's own move led to it. Then it knows already, unless the answer was
            lost.
        decision (str): The decision; the ruleset names its decisions.
        game (UUID): A game.
        kind (NewsYourTurnKind):
        ruleset (str): The ruleset.
        seat (int): The account's seat.
        since (datetime.datetime): Since when the game waits.
        version (int): The version of the game: what to send as `If-Match`.
        deadline (datetime.datetime | None | Unset): The deadline, if there is a clock.
    """

    after_own_move: bool
    decision: str
    game: UUID
    kind: NewsYourTurnKind
    ruleset: str
    seat: int
    since: datetime.datetime
    version: int
    deadline: datetime.datetime | None | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        after_own_move = self.after_own_move

        decision = self.decision

        game = str(self.game)

        kind = self.kind.value

        ruleset = self.ruleset

        seat = self.seat

        since = self.since.isoformat()

        version = self.version

        deadline: None | str | Unset
        if isinstance(self.deadline, Unset):
            deadline = UNSET
        elif isinstance(self.deadline, datetime.datetime):
            deadline = self.deadline.isoformat()
        else:
            deadline = self.deadline

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "after_own_move": after_own_move,
                "decision": decision,
                "game": game,
                "kind": kind,
                "ruleset": ruleset,
                "seat": seat,
                "since": since,
                "version": version,
            }
        )
        if deadline is not UNSET:
            field_dict["deadline"] = deadline

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        after_own_move = d.pop("after_own_move")

        decision = d.pop("decision")

        game = UUID(d.pop("game"))

        kind = NewsYourTurnKind(d.pop("kind"))

        ruleset = d.pop("ruleset")

        seat = d.pop("seat")

        since = datetime.datetime.fromisoformat(d.pop("since"))

        version = d.pop("version")

        def _parse_deadline(data: object) -> datetime.datetime | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                deadline_type_0 = datetime.datetime.fromisoformat(data)

                return deadline_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None | Unset, data)

        deadline = _parse_deadline(d.pop("deadline", UNSET))

        news_your_turn = cls(
            after_own_move=after_own_move,
            decision=decision,
            game=game,
            kind=kind,
            ruleset=ruleset,
            seat=seat,
            since=since,
            version=version,
            deadline=deadline,
        )

        news_your_turn.additional_properties = d
        return news_your_turn

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
