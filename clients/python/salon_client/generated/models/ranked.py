from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.strength import Strength
    from ..models.who import Who


T = TypeVar("T", bound="Ranked")


@_attrs_define
class Ranked:
    """An account on a leaderboard.

    Attributes:
        account (Who): An account on a leaderboard, as everyone may see it.
        changed_at (datetime.datetime): When that game ended.
        games (int): The number of games it was rated in.
        last_change (float): What the last of them changed in `rating`.
        rank (int): 1 for the best; equal accounts share a rank.
        strength (Strength): The estimated strength of an account.
    """

    account: Who
    changed_at: datetime.datetime
    games: int
    last_change: float
    rank: int
    strength: Strength
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        account = self.account.to_dict()

        changed_at = self.changed_at.isoformat()

        games = self.games

        last_change = self.last_change

        rank = self.rank

        strength = self.strength.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "account": account,
                "changed_at": changed_at,
                "games": games,
                "last_change": last_change,
                "rank": rank,
                "strength": strength,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.strength import Strength  # noqa: PLC0415
        from ..models.who import Who  # noqa: PLC0415

        d = dict(src_dict)
        account = Who.from_dict(d.pop("account"))

        changed_at = datetime.datetime.fromisoformat(d.pop("changed_at"))

        games = d.pop("games")

        last_change = d.pop("last_change")

        rank = d.pop("rank")

        strength = Strength.from_dict(d.pop("strength"))

        ranked = cls(
            account=account,
            changed_at=changed_at,
            games=games,
            last_change=last_change,
            rank=rank,
            strength=strength,
        )

        ranked.additional_properties = d
        return ranked

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
