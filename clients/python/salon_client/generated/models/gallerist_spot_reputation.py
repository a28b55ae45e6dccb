from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.gallerist_form import GalleristForm
from ..models.gallerist_spot_reputation_part import GalleristSpotReputationPart

T = TypeVar("T", bound="GalleristSpotReputation")


@_attrs_define
class GalleristSpotReputation:
    """A space of the upper part, with the reputation tiles.

    Attributes:
        column (int):
        part (GalleristSpotReputationPart):
        row (GalleristForm): A form of art, in the order of the market's rows.

            - `digital`: Digital art.
            - `photo`: Photography.
            - `sculpture`: Sculpture.
            - `painting`: Painting.
    """

    column: int
    part: GalleristSpotReputationPart
    row: GalleristForm
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        column = self.column

        part = self.part.value

        row = self.row.value

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

        part = GalleristSpotReputationPart(d.pop("part"))

        row = GalleristForm(d.pop("row"))

        gallerist_spot_reputation = cls(
            column=column,
            part=part,
            row=row,
        )

        gallerist_spot_reputation.additional_properties = d
        return gallerist_spot_reputation

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
