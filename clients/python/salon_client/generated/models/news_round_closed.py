from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.news_round_closed_kind import NewsRoundClosedKind

T = TypeVar("T", bound="NewsRoundClosed")


@_attrs_define
class NewsRoundClosed:
    """A round ended.

    Attributes:
        game (UUID): A game.
        kind (NewsRoundClosedKind):
        round_ (int): The round, from 1.
        version (int): The version of the game.
    """

    game: UUID
    kind: NewsRoundClosedKind
    round_: int
    version: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        game = str(self.game)

        kind = self.kind.value

        round_ = self.round_

        version = self.version

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "game": game,
                "kind": kind,
                "round": round_,
                "version": version,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        game = UUID(d.pop("game"))

        kind = NewsRoundClosedKind(d.pop("kind"))

        round_ = d.pop("round")

        version = d.pop("version")

        news_round_closed = cls(
            game=game,
            kind=kind,
            round_=round_,
            version=version,
        )

        news_round_closed.additional_properties = d
        return news_round_closed

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
