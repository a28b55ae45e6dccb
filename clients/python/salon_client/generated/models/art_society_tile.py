from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.art_society_decor import ArtSocietyDecor
from ..types import UNSET, Unset

T = TypeVar("T", bound="ArtSocietyTile")


@_attrs_define
class ArtSocietyTile:
    """A tile on a wall or with an assistant.

    Attributes:
        decor (ArtSocietyDecor | Unset): A decor tile, named by width x height. It has a shield on each cell.

            - `1x1`: One cell, one shield.
            - `2x1`: Two cells side by side.
            - `1x2`: Two cells one above the other.
            - `3x1`: Three cells side by side.
            - `1x3`: Three cells one above the other.
        painting (str | Unset): A painting tile, `P001` to `P116`.
    """

    decor: ArtSocietyDecor | Unset = UNSET
    painting: str | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        decor: str | Unset = UNSET
        if not isinstance(self.decor, Unset):
            decor = self.decor.value

        painting = self.painting

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if decor is not UNSET:
            field_dict["decor"] = decor
        if painting is not UNSET:
            field_dict["painting"] = painting

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        _decor = d.pop("decor", UNSET)
        decor: ArtSocietyDecor | Unset
        if isinstance(_decor, Unset):
            decor = UNSET
        else:
            decor = ArtSocietyDecor(_decor)

        painting = d.pop("painting", UNSET)

        art_society_tile = cls(
            decor=decor,
            painting=painting,
        )

        return art_society_tile
