from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.pool import Pool

if TYPE_CHECKING:
    from ..models.strength import Strength


T = TypeVar("T", bound="RatedGame")


@_attrs_define
class RatedGame:
    """A game that changed a rating.

    Attributes:
        after (Strength): The estimated strength of an account.
        at (datetime.datetime): When the game ended.
        before (Strength): The estimated strength of an account.
        game (UUID): A game.
        number (int): The number of rated games in that pool up to this one.
        placing (int): The placing among the rated players.
        pool (Pool): Against which kind of opponents an account is rated.
        ruleset (str): The ruleset. Example: art_society.
    """

    after: Strength
    at: datetime.datetime
    before: Strength
    game: UUID
    number: int
    placing: int
    pool: Pool
    ruleset: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        after = self.after.to_dict()

        at = self.at.isoformat()

        before = self.before.to_dict()

        game = str(self.game)

        number = self.number

        placing = self.placing

        pool = self.pool.value

        ruleset = self.ruleset

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "after": after,
                "at": at,
                "before": before,
                "game": game,
                "number": number,
                "placing": placing,
                "pool": pool,
                "ruleset": ruleset,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.strength import Strength  # noqa: PLC0415

        d = dict(src_dict)
        after = Strength.from_dict(d.pop("after"))

        at = datetime.datetime.fromisoformat(d.pop("at"))

        before = Strength.from_dict(d.pop("before"))

        game = UUID(d.pop("game"))

        number = d.pop("number")

        placing = d.pop("placing")

        pool = Pool(d.pop("pool"))

        ruleset = d.pop("ruleset")

        rated_game = cls(
            after=after,
            at=at,
            before=before,
            game=game,
            number=number,
            placing=placing,
            pool=pool,
            ruleset=ruleset,
        )

        rated_game.additional_properties = d
        return rated_game

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
