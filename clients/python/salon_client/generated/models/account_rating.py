from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.pool import Pool

if TYPE_CHECKING:
    from ..models.strength import Strength


T = TypeVar("T", bound="AccountRating")


@_attrs_define
class AccountRating:
    """The rating of an account at a ruleset in a pool.

    Attributes:
        changed_at (datetime.datetime): When the last of them ended.
        games (int): The number of games it was rated in.
        pool (Pool): Against which kind of opponents an account is rated.
        provisional (bool): Whether these are too few for the leaderboard.
        ruleset (str): The ruleset. Example: art_society.
        strength (Strength): The estimated strength of an account.
    """

    changed_at: datetime.datetime
    games: int
    pool: Pool
    provisional: bool
    ruleset: str
    strength: Strength
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        changed_at = self.changed_at.isoformat()

        games = self.games

        pool = self.pool.value

        provisional = self.provisional

        ruleset = self.ruleset

        strength = self.strength.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "changed_at": changed_at,
                "games": games,
                "pool": pool,
                "provisional": provisional,
                "ruleset": ruleset,
                "strength": strength,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.strength import Strength  # noqa: PLC0415

        d = dict(src_dict)
        changed_at = datetime.datetime.fromisoformat(d.pop("changed_at"))

        games = d.pop("games")

        pool = Pool(d.pop("pool"))

        provisional = d.pop("provisional")

        ruleset = d.pop("ruleset")

        strength = Strength.from_dict(d.pop("strength"))

        account_rating = cls(
            changed_at=changed_at,
            games=games,
            pool=pool,
            provisional=provisional,
            ruleset=ruleset,
            strength=strength,
        )

        account_rating.additional_properties = d
        return account_rating

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
