from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.art_society_prestige import ArtSocietyPrestige


T = TypeVar("T", bound="ArtSocietyTally")


@_attrs_define
class ArtSocietyTally:
    """The points of a seat by source.

    Attributes:
        decor (int): Shields of the decor on the wall, a point each.
        excess (int): Paintings stored beside the wall, -2 points each.
        eyeline (int): Paintings of the most prestigious type with a cell in the eyeline, 3 points each.
        full_wall (bool): Whether no cell is empty, which is worth 5 points.
        open_corners (int): Corner cells without a tile, -2 points each.
        prestige (list[ArtSocietyPrestige]): Painting prestige, type by type.
    """

    decor: int
    excess: int
    eyeline: int
    full_wall: bool
    open_corners: int
    prestige: list[ArtSocietyPrestige]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        decor = self.decor

        excess = self.excess

        eyeline = self.eyeline

        full_wall = self.full_wall

        open_corners = self.open_corners

        prestige = []
        for prestige_item_data in self.prestige:
            prestige_item = prestige_item_data.to_dict()
            prestige.append(prestige_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "decor": decor,
                "excess": excess,
                "eyeline": eyeline,
                "full_wall": full_wall,
                "open_corners": open_corners,
                "prestige": prestige,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.art_society_prestige import ArtSocietyPrestige  # noqa: PLC0415

        d = dict(src_dict)
        decor = d.pop("decor")

        excess = d.pop("excess")

        eyeline = d.pop("eyeline")

        full_wall = d.pop("full_wall")

        open_corners = d.pop("open_corners")

        prestige = []
        _prestige = d.pop("prestige")
        for prestige_item_data in _prestige:
            prestige_item = ArtSocietyPrestige.from_dict(prestige_item_data)

            prestige.append(prestige_item)

        art_society_tally = cls(
            decor=decor,
            excess=excess,
            eyeline=eyeline,
            full_wall=full_wall,
            open_corners=open_corners,
            prestige=prestige,
        )

        art_society_tally.additional_properties = d
        return art_society_tally

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
