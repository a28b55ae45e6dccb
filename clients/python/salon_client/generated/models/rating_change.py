from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.strength import Strength


T = TypeVar("T", bound="RatingChange")


@_attrs_define
class RatingChange:
    """What a game changed in a rating.

    Attributes:
        after (Strength): The estimated strength of an account.
        at (datetime.datetime): When the game ended.
        before (Strength): The estimated strength of an account.
        number (int): The number of games the account was rated in up to this one.
        placing (int): The placing among the rated players.
        game (None | Unset | UUID):
    """

    after: Strength
    at: datetime.datetime
    before: Strength
    number: int
    placing: int
    game: None | Unset | UUID = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        after = self.after.to_dict()

        at = self.at.isoformat()

        before = self.before.to_dict()

        number = self.number

        placing = self.placing

        game: None | str | Unset
        if isinstance(self.game, Unset):
            game = UNSET
        elif isinstance(self.game, UUID):
            game = str(self.game)
        else:
            game = self.game

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "after": after,
                "at": at,
                "before": before,
                "number": number,
                "placing": placing,
            }
        )
        if game is not UNSET:
            field_dict["game"] = game

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.strength import Strength  # noqa: PLC0415

        d = dict(src_dict)
        after = Strength.from_dict(d.pop("after"))

        at = datetime.datetime.fromisoformat(d.pop("at"))

        before = Strength.from_dict(d.pop("before"))

        number = d.pop("number")

        placing = d.pop("placing")

        def _parse_game(data: object) -> None | Unset | UUID:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                game_type_0 = UUID(data)

                return game_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | Unset | UUID, data)

        game = _parse_game(d.pop("game", UNSET))

        rating_change = cls(
            after=after,
            at=at,
            before=before,
            number=number,
            placing=placing,
            game=game,
        )

        rating_change.additional_properties = d
        return rating_change

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
