from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.art_society_type import ArtSocietyType

T = TypeVar("T", bound="ArtSocietyTypeView")


@_attrs_define
class ArtSocietyTypeView:
    """A type in the museum.

    Attributes:
        marker (int): The space of its marker; 0 is off the track.
        multiplier (int): The points of a painting of this type if the game ended now.
        paintings (list[str]): The paintings of this type in the museum.
        type_ (ArtSocietyType): The type of a painting.

            - `city_life`: City Life.
            - `portrait`: Portrait.
            - `still_life`: Still Life.
            - `landscape`: Landscape.
    """

    marker: int
    multiplier: int
    paintings: list[str]
    type_: ArtSocietyType
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        marker = self.marker

        multiplier = self.multiplier

        paintings = self.paintings

        type_ = self.type_.value

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "marker": marker,
                "multiplier": multiplier,
                "paintings": paintings,
                "type": type_,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        marker = d.pop("marker")

        multiplier = d.pop("multiplier")

        paintings = cast(list[str], d.pop("paintings"))

        type_ = ArtSocietyType(d.pop("type"))

        art_society_type_view = cls(
            marker=marker,
            multiplier=multiplier,
            paintings=paintings,
            type_=type_,
        )

        art_society_type_view.additional_properties = d
        return art_society_type_view

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
