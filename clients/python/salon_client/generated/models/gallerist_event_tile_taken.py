from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

T = TypeVar("T", bound="GalleristEventTileTaken")


@_attrs_define
class GalleristEventTileTaken:
    """A reputation tile was taken, and this amount of Influence was gained.

    Attributes:
        column (int):
        influence (int):
        kind (Literal['tile_taken']):
        row (Literal['digital'] | Literal['painting'] | Literal['photo'] | Literal['sculpture']): A form of art, in the
            order of the market's rows.
        seat (int): A seat at the table, counted clockwise from 0.
    """

    column: int
    influence: int
    kind: Literal["tile_taken"]
    row: (
        Literal["digital"]
        | Literal["painting"]
        | Literal["photo"]
        | Literal["sculpture"]
    )
    seat: int

    def to_dict(self) -> dict[str, Any]:
        column = self.column

        influence = self.influence

        kind = self.kind

        row: (
            Literal["digital"]
            | Literal["painting"]
            | Literal["photo"]
            | Literal["sculpture"]
        )
        row = self.row

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

        kind = cast(Literal["tile_taken"], d.pop("kind"))
        if kind != "tile_taken":
            raise ValueError(f"kind must match const 'tile_taken', got '{kind}'")

        def _parse_row(
            data: object,
        ) -> (
            Literal["digital"]
            | Literal["painting"]
            | Literal["photo"]
            | Literal["sculpture"]
        ):
            componentsschemas_gallerist_form_type_0 = cast(Literal["digital"], data)
            if componentsschemas_gallerist_form_type_0 != "digital":
                raise ValueError(
                    f"/components/schemas/GalleristForm_type_0 must match const 'digital', got '{componentsschemas_gallerist_form_type_0}'"
                )
            return componentsschemas_gallerist_form_type_0
            componentsschemas_gallerist_form_type_1 = cast(Literal["photo"], data)
            if componentsschemas_gallerist_form_type_1 != "photo":
                raise ValueError(
                    f"/components/schemas/GalleristForm_type_1 must match const 'photo', got '{componentsschemas_gallerist_form_type_1}'"
                )
            return componentsschemas_gallerist_form_type_1
            componentsschemas_gallerist_form_type_2 = cast(Literal["sculpture"], data)
            if componentsschemas_gallerist_form_type_2 != "sculpture":
                raise ValueError(
                    f"/components/schemas/GalleristForm_type_2 must match const 'sculpture', got '{componentsschemas_gallerist_form_type_2}'"
                )
            return componentsschemas_gallerist_form_type_2
            componentsschemas_gallerist_form_type_3 = cast(Literal["painting"], data)
            if componentsschemas_gallerist_form_type_3 != "painting":
                raise ValueError(
                    f"/components/schemas/GalleristForm_type_3 must match const 'painting', got '{componentsschemas_gallerist_form_type_3}'"
                )
            return componentsschemas_gallerist_form_type_3

        row = _parse_row(d.pop("row"))

        seat = d.pop("seat")

        gallerist_event_tile_taken = cls(
            column=column,
            influence=influence,
            kind=kind,
            row=row,
            seat=seat,
        )

        return gallerist_event_tile_taken
