from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.art_society_type import ArtSocietyType

T = TypeVar("T", bound="ArtSocietyPrestige")


@_attrs_define
class ArtSocietyPrestige:
    """The points of the paintings of a type.

    Attributes:
        counting (int): The paintings that count.
        faux_pas (int): The paintings that touch another of their type and do not count.
        multiplier (int): Points for each painting that counts.
        type_ (ArtSocietyType): The type of a painting.

            - `city_life`: City Life.
            - `portrait`: Portrait.
            - `still_life`: Still Life.
            - `landscape`: Landscape.
    """

    counting: int
    faux_pas: int
    multiplier: int
    type_: ArtSocietyType
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        counting = self.counting

        faux_pas = self.faux_pas

        multiplier = self.multiplier

        type_ = self.type_.value

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "counting": counting,
                "faux_pas": faux_pas,
                "multiplier": multiplier,
                "type": type_,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        counting = d.pop("counting")

        faux_pas = d.pop("faux_pas")

        multiplier = d.pop("multiplier")

        type_ = ArtSocietyType(d.pop("type"))

        art_society_prestige = cls(
            counting=counting,
            faux_pas=faux_pas,
            multiplier=multiplier,
            type_=type_,
        )

        art_society_prestige.additional_properties = d
        return art_society_prestige

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
