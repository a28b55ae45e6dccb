from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

T = TypeVar("T", bound="GalleristCommandTakeReputationTile")


@_attrs_define
class GalleristCommandTakeReputationTile:
    """Takes a reputation tile (International Market).

    Attributes:
        column (int):
        kind (Literal['take_reputation_tile']):
        row (Literal['digital'] | Literal['painting'] | Literal['photo'] | Literal['sculpture']): A form of art, in the
            order of the market's rows.
    """

    column: int
    kind: Literal["take_reputation_tile"]
    row: (
        Literal["digital"]
        | Literal["painting"]
        | Literal["photo"]
        | Literal["sculpture"]
    )

    def to_dict(self) -> dict[str, Any]:
        column = self.column

        kind = self.kind

        row: (
            Literal["digital"]
            | Literal["painting"]
            | Literal["photo"]
            | Literal["sculpture"]
        )
        row = self.row

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

        kind = cast(Literal["take_reputation_tile"], d.pop("kind"))
        if kind != "take_reputation_tile":
            raise ValueError(
                f"kind must match const 'take_reputation_tile', got '{kind}'"
            )

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

        gallerist_command_take_reputation_tile = cls(
            column=column,
            kind=kind,
            row=row,
        )

        return gallerist_command_take_reputation_tile
