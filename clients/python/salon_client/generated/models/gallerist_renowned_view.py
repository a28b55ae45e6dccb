from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.gallerist_destination import GalleristDestination

T = TypeVar("T", bound="GalleristRenownedView")


@_attrs_define
class GalleristRenownedView:
    """The renowned work a player took.

    Attributes:
        to (GalleristDestination): Where a renowned work goes after the auction.

            - `gallery`: It is exhibited and counts for the curator card.
            - `sold`: It is placed with the sold works and counts for the art dealer card.
        work (int):
    """

    to: GalleristDestination
    work: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        to = self.to.value

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
        to = GalleristDestination(d.pop("to"))

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
