from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.news_extended_kind import NewsExtendedKind

T = TypeVar("T", bound="NewsExtended")


@_attrs_define
class NewsExtended:
    """The deadline passed; an extension was used, and this is the new one.

    Attributes:
        credits_ (int): Extensions left.
        deadline (datetime.datetime): The new deadline.
        game (UUID): A game.
        kind (NewsExtendedKind):
        seat (int): The account's seat.
    """

    credits_: int
    deadline: datetime.datetime
    game: UUID
    kind: NewsExtendedKind
    seat: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        credits_ = self.credits_

        deadline = self.deadline.isoformat()

        game = str(self.game)

        kind = self.kind.value

        seat = self.seat

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "credits": credits_,
                "deadline": deadline,
                "game": game,
                "kind": kind,
                "seat": seat,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        credits_ = d.pop("credits")

        deadline = datetime.datetime.fromisoformat(d.pop("deadline"))

        game = UUID(d.pop("game"))

        kind = NewsExtendedKind(d.pop("kind"))

        seat = d.pop("seat")

        news_extended = cls(
            credits_=credits_,
            deadline=deadline,
            game=game,
            kind=kind,
            seat=seat,
        )

        news_extended.additional_properties = d
        return news_extended

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
