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

T = TypeVar("T", bound="ArtSocietyDecorView")


@_attrs_define
class ArtSocietyDecorView:
    """A decor size and the number of tiles left.

    Attributes:
        decor (Literal['1x1'] | Literal['1x2'] | Literal['1x3'] | Literal['2x1'] | Literal['3x1']): A decor tile, named
            by width x height. It has a shield on each cell.
        left (int): The number left.
    """

    decor: (
        Literal["1x1"]
        | Literal["1x2"]
        | Literal["1x3"]
        | Literal["2x1"]
        | Literal["3x1"]
    )
    left: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        decor: (
            Literal["1x1"]
            | Literal["1x2"]
            | Literal["1x3"]
            | Literal["2x1"]
            | Literal["3x1"]
        )
        decor = self.decor

        left = self.left

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "decor": decor,
                "left": left,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)

        def _parse_decor(
            data: object,
        ) -> (
            Literal["1x1"]
            | Literal["1x2"]
            | Literal["1x3"]
            | Literal["2x1"]
            | Literal["3x1"]
        ):
            componentsschemas_art_society_decor_type_0 = cast(Literal["1x1"], data)
            if componentsschemas_art_society_decor_type_0 != "1x1":
                raise ValueError(
                    f"/components/schemas/ArtSocietyDecor_type_0 must match const '1x1', got '{componentsschemas_art_society_decor_type_0}'"
                )
            return componentsschemas_art_society_decor_type_0
            componentsschemas_art_society_decor_type_1 = cast(Literal["2x1"], data)
            if componentsschemas_art_society_decor_type_1 != "2x1":
                raise ValueError(
                    f"/components/schemas/ArtSocietyDecor_type_1 must match const '2x1', got '{componentsschemas_art_society_decor_type_1}'"
                )
            return componentsschemas_art_society_decor_type_1
            componentsschemas_art_society_decor_type_2 = cast(Literal["1x2"], data)
            if componentsschemas_art_society_decor_type_2 != "1x2":
                raise ValueError(
                    f"/components/schemas/ArtSocietyDecor_type_2 must match const '1x2', got '{componentsschemas_art_society_decor_type_2}'"
                )
            return componentsschemas_art_society_decor_type_2
            componentsschemas_art_society_decor_type_3 = cast(Literal["3x1"], data)
            if componentsschemas_art_society_decor_type_3 != "3x1":
                raise ValueError(
                    f"/components/schemas/ArtSocietyDecor_type_3 must match const '3x1', got '{componentsschemas_art_society_decor_type_3}'"
                )
            return componentsschemas_art_society_decor_type_3
            componentsschemas_art_society_decor_type_4 = cast(Literal["1x3"], data)
            if componentsschemas_art_society_decor_type_4 != "1x3":
                raise ValueError(
                    f"/components/schemas/ArtSocietyDecor_type_4 must match const '1x3', got '{componentsschemas_art_society_decor_type_4}'"
                )
            return componentsschemas_art_society_decor_type_4

        decor = _parse_decor(d.pop("decor"))

        left = d.pop("left")

        art_society_decor_view = cls(
            decor=decor,
            left=left,
        )

        art_society_decor_view.additional_properties = d
        return art_society_decor_view

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
