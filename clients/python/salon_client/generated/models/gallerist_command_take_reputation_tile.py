from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.gallerist_command_take_reputation_tile_kind import (
    GalleristCommandTakeReputationTileKind,
)
from ..models.gallerist_form import GalleristForm

T = TypeVar("T", bound="GalleristCommandTakeReputationTile")


@_attrs_define
class GalleristCommandTakeReputationTile:
    """Takes a reputation tile (International Market).

    Attributes:
        column (int):
        kind (GalleristCommandTakeReputationTileKind):
        row (GalleristForm): A form of art, in the order of the market's rows.

            - `digital`: Digital art.
            - `photo`: Photography.
            - `sculpture`: Sculpture.
            - `painting`: Painting.
    """

    column: int
    kind: GalleristCommandTakeReputationTileKind
    row: GalleristForm

    def to_dict(self) -> dict[str, Any]:
        column = self.column

        kind = self.kind.value

        row = self.row.value

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "column": column,
                "kind": kind,
                "row": row,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        column = d.pop("column")

        kind = GalleristCommandTakeReputationTileKind(d.pop("kind"))

        row = GalleristForm(d.pop("row"))

        gallerist_command_take_reputation_tile = cls(
            column=column,
            kind=kind,
            row=row,
        )

        return gallerist_command_take_reputation_tile
