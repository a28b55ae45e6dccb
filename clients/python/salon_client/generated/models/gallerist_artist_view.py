from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.gallerist_bonus import GalleristBonus
from ..types import UNSET, Unset

T = TypeVar("T", bound="GalleristArtistView")


@_attrs_define
class GalleristArtistView:
    """An artist.

    Attributes:
        celebrity (bool): Whether the artist is a celebrity.
        collector (bool): Whether a Collector is on the artist's tile.
        initial_fame (int): The printed fame, which is the price of a work bought on commission.
        promotion (int): The promotion level.
        signatures (int): The number of signatures left.
        value (int): The current sale value of a work by the artist.
        bonus (GalleristBonus | None | Unset): The bonus for discovering the artist.
        fame (int | None | Unset): The current fame; null before the artist is discovered.
    """

    celebrity: bool
    collector: bool
    initial_fame: int
    promotion: int
    signatures: int
    value: int
    bonus: GalleristBonus | None | Unset = UNSET
    fame: int | None | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        celebrity = self.celebrity

        collector = self.collector

        initial_fame = self.initial_fame

        promotion = self.promotion

        signatures = self.signatures

        value = self.value

        bonus: None | str | Unset
        if isinstance(self.bonus, Unset):
            bonus = UNSET
        elif isinstance(self.bonus, GalleristBonus):
            bonus = self.bonus.value
        else:
            bonus = self.bonus

        fame: int | None | Unset
        if isinstance(self.fame, Unset):
            fame = UNSET
        else:
            fame = self.fame

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "celebrity": celebrity,
                "collector": collector,
                "initial_fame": initial_fame,
                "promotion": promotion,
                "signatures": signatures,
                "value": value,
            }
        )
        if bonus is not UNSET:
            field_dict["bonus"] = bonus
        if fame is not UNSET:
            field_dict["fame"] = fame

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        celebrity = d.pop("celebrity")

        collector = d.pop("collector")

        initial_fame = d.pop("initial_fame")

        promotion = d.pop("promotion")

        signatures = d.pop("signatures")

        value = d.pop("value")

        def _parse_bonus(data: object) -> GalleristBonus | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                bonus_type_0 = GalleristBonus(data)

                return bonus_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(GalleristBonus | None | Unset, data)

        bonus = _parse_bonus(d.pop("bonus", UNSET))

        def _parse_fame(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        fame = _parse_fame(d.pop("fame", UNSET))

        gallerist_artist_view = cls(
            celebrity=celebrity,
            collector=collector,
            initial_fame=initial_fame,
            promotion=promotion,
            signatures=signatures,
            value=value,
            bonus=bonus,
            fame=fame,
        )

        gallerist_artist_view.additional_properties = d
        return gallerist_artist_view

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
