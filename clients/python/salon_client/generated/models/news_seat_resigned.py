from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.news_seat_resigned_kind import NewsSeatResignedKind

T = TypeVar("T", bound="NewsSeatResigned")


@_attrs_define
class NewsSeatResigned:
    """A player resigned.

    Attributes:
        game (UUID): A game.
        kind (NewsSeatResignedKind):
        seat (int): The seat.
    """

    game: UUID
    kind: NewsSeatResignedKind
    seat: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        game = str(self.game)

        kind = self.kind.value

        seat = self.seat

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "game": game,
                "kind": kind,
                "seat": seat,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        game = UUID(d.pop("game"))

        kind = NewsSeatResignedKind(d.pop("kind"))

        seat = d.pop("seat")

        news_seat_resigned = cls(
            game=game,
            kind=kind,
            seat=seat,
        )

        news_seat_resigned.additional_properties = d
        return news_seat_resigned

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
