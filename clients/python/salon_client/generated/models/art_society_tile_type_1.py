from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

T = TypeVar("T", bound="ArtSocietyTileType1")


@_attrs_define
class ArtSocietyTileType1:
    """A decor tile.

    Attributes:
        decor (Literal['1x1'] | Literal['1x2'] | Literal['1x3'] | Literal['2x1'] | Literal['3x1']): A decor tile, named
            by width x height. It has a shield on each cell.
    """

    decor: (
        Literal["1x1"]
        | Literal["1x2"]
        | Literal["1x3"]
        | Literal["2x1"]
        | Literal["3x1"]
    )

    def to_dict(self) -> dict[str, Any]:
        decor: (
            Literal["1x1"]
            | Literal["1x2"]
            | Literal["1x3"]
            | Literal["2x1"]
            | Literal["3x1"]
        )
        decor = self.decor

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "decor": decor,
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

        art_society_tile_type_1 = cls(
            decor=decor,
        )

        return art_society_tile_type_1
