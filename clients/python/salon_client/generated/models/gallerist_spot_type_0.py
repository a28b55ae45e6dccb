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

T = TypeVar("T", bound="GalleristSpotType0")


@_attrs_define
class GalleristSpotType0:
    """A space of the upper part, with the reputation tiles.

    Attributes:
        column (int):
        part (Literal['reputation']):
        row (Literal['digital'] | Literal['painting'] | Literal['photo'] | Literal['sculpture']): A form of art, in the
            order of the market's rows.
    """

    column: int
    part: Literal["reputation"]
    row: (
        Literal["digital"]
        | Literal["painting"]
        | Literal["photo"]
        | Literal["sculpture"]
    )
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        column = self.column

        part = self.part

        row: (
            Literal["digital"]
            | Literal["painting"]
            | Literal["photo"]
            | Literal["sculpture"]
        )
        row = self.row

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "column": column,
                "part": part,
                "row": row,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        column = d.pop("column")

        part = cast(Literal["reputation"], d.pop("part"))
        if part != "reputation":
            raise ValueError(f"part must match const 'reputation', got '{part}'")

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

        gallerist_spot_type_0 = cls(
            column=column,
            part=part,
            row=row,
        )

        gallerist_spot_type_0.additional_properties = d
        return gallerist_spot_type_0

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
