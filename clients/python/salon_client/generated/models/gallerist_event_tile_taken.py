from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.gallerist_event_tile_taken_kind import GalleristEventTileTakenKind
from ..models.gallerist_form import GalleristForm

T = TypeVar("T", bound="GalleristEventTileTaken")


@_attrs_define
class GalleristEventTileTaken:
    """A reputation tile was taken, and this amount of Influence was gained.

    Attributes:
        column (int):
        influence (int):
        kind (GalleristEventTileTakenKind):
        row (GalleristForm): A form of art, in the order of the market's rows.

            - `digital`: Digital art.
            - `photo`: Photography.
            - `sculpture`: Sculpture.
            - `painting`: Painting.
        seat (int): A seat at the table, counted clockwise from 0.
    """

    column: int
    influence: int
    kind: GalleristEventTileTakenKind
    row: GalleristForm
    seat: int

    def to_dict(self) -> dict[str, Any]:
        column = self.column

        influence = self.influence

        kind = self.kind.value

        row = self.row.value

        seat = self.seat

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "column": column,
                "influence": influence,
                "kind": kind,
                "row": row,
                "seat": seat,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        column = d.pop("column")

        influence = d.pop("influence")

        kind = GalleristEventTileTakenKind(d.pop("kind"))

        row = GalleristForm(d.pop("row"))

        seat = d.pop("seat")

        gallerist_event_tile_taken = cls(
            column=column,
            influence=influence,
            kind=kind,
            row=row,
            seat=seat,
        )

        return gallerist_event_tile_taken
