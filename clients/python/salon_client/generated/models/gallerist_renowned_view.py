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

T = TypeVar("T", bound="GalleristRenownedView")


@_attrs_define
class GalleristRenownedView:
    """The renowned work a player took.

    Attributes:
        to (Literal['gallery'] | Literal['sold']): Where a renowned work goes after the auction.
        work (int):
    """

    to: Literal["gallery"] | Literal["sold"]
    work: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        to: Literal["gallery"] | Literal["sold"]
        to = self.to

        work = self.work

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "to": to,
                "work": work,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)

        def _parse_to(data: object) -> Literal["gallery"] | Literal["sold"]:
            componentsschemas_gallerist_destination_type_0 = cast(
                Literal["gallery"], data
            )
            if componentsschemas_gallerist_destination_type_0 != "gallery":
                raise ValueError(
                    f"/components/schemas/GalleristDestination_type_0 must match const 'gallery', got '{componentsschemas_gallerist_destination_type_0}'"
                )
            return componentsschemas_gallerist_destination_type_0
            componentsschemas_gallerist_destination_type_1 = cast(Literal["sold"], data)
            if componentsschemas_gallerist_destination_type_1 != "sold":
                raise ValueError(
                    f"/components/schemas/GalleristDestination_type_1 must match const 'sold', got '{componentsschemas_gallerist_destination_type_1}'"
                )
            return componentsschemas_gallerist_destination_type_1

        to = _parse_to(d.pop("to"))

        work = d.pop("work")

        gallerist_renowned_view = cls(
            to=to,
            work=work,
        )

        gallerist_renowned_view.additional_properties = d
        return gallerist_renowned_view

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
