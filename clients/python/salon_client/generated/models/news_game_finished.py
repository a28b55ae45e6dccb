from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.news_game_finished_kind import NewsGameFinishedKind

T = TypeVar("T", bound="NewsGameFinished")


@_attrs_define
class NewsGameFinished:
    """A game is over.

    Attributes:
        game (UUID): A game.
        kind (NewsGameFinishedKind):
        placings (list[int]): The placing of each seat, 1 for the best.
        reason (str): `rules` or `resignation`.
        ruleset (str): The ruleset.
        seat (int): The account's seat.
    """

    game: UUID
    kind: NewsGameFinishedKind
    placings: list[int]
    reason: str
    ruleset: str
    seat: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        game = str(self.game)

        kind = self.kind.value

        placings = self.placings

        reason = self.reason

        ruleset = self.ruleset

        seat = self.seat

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "game": game,
                "kind": kind,
                "placings": placings,
                "reason": reason,
                "ruleset": ruleset,
                "seat": seat,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        game = UUID(d.pop("game"))

        kind = NewsGameFinishedKind(d.pop("kind"))

        placings = cast(list[int], d.pop("placings"))

        reason = d.pop("reason")

        ruleset = d.pop("ruleset")

        seat = d.pop("seat")

        news_game_finished = cls(
            game=game,
            kind=kind,
            placings=placings,
            reason=reason,
            ruleset=ruleset,
            seat=seat,
        )

        news_game_finished.additional_properties = d
        return news_game_finished

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
