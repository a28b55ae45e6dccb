from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="ArtSocietyPrestige")


@_attrs_define
class ArtSocietyPrestige:
    """The points of the paintings of a type.

    Attributes:
        counting (int): The paintings that count.
        faux_pas (int): The paintings that touch another of their type and do not count.
        multiplier (int): Points for each painting that counts.
        type_ (Literal['city_life'] | Literal['landscape'] | Literal['portrait'] | Literal['still_life']): The type of a
            painting.
    """

    counting: int
    faux_pas: int
    multiplier: int
    type_: (
        Literal["city_life"]
        | Literal["landscape"]
        | Literal["portrait"]
        | Literal["still_life"]
    )
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        counting = self.counting

        faux_pas = self.faux_pas

        multiplier = self.multiplier

        type_: (
            Literal["city_life"]
            | Literal["landscape"]
            | Literal["portrait"]
            | Literal["still_life"]
        )
        type_ = self.type_

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

        def _parse_type_(
            data: object,
        ) -> (
            Literal["city_life"]
            | Literal["landscape"]
            | Literal["portrait"]
            | Literal["still_life"]
        ):
            componentsschemas_art_society_type_type_0 = cast(Literal["city_life"], data)
            if componentsschemas_art_society_type_type_0 != "city_life":
                raise ValueError(
                    f"/components/schemas/ArtSocietyType_type_0 must match const 'city_life', got '{componentsschemas_art_society_type_type_0}'"
                )
            return componentsschemas_art_society_type_type_0
            componentsschemas_art_society_type_type_1 = cast(Literal["portrait"], data)
            if componentsschemas_art_society_type_type_1 != "portrait":
                raise ValueError(
                    f"/components/schemas/ArtSocietyType_type_1 must match const 'portrait', got '{componentsschemas_art_society_type_type_1}'"
                )
            return componentsschemas_art_society_type_type_1
            componentsschemas_art_society_type_type_2 = cast(
                Literal["still_life"], data
            )
            if componentsschemas_art_society_type_type_2 != "still_life":
                raise ValueError(
                    f"/components/schemas/ArtSocietyType_type_2 must match const 'still_life', got '{componentsschemas_art_society_type_type_2}'"
                )
            return componentsschemas_art_society_type_type_2
            componentsschemas_art_society_type_type_3 = cast(Literal["landscape"], data)
            if componentsschemas_art_society_type_type_3 != "landscape":
                raise ValueError(
                    f"/components/schemas/ArtSocietyType_type_3 must match const 'landscape', got '{componentsschemas_art_society_type_type_3}'"
                )
            return componentsschemas_art_society_type_type_3

        type_ = _parse_type_(d.pop("type"))

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
