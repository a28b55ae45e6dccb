from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.gallerist_by_visitor_uint_8 import GalleristByVisitorUint8


T = TypeVar("T", bound="GalleristStackView")


@_attrs_define
class GalleristStackView:
    """The stack of works of a form.

    Attributes:
        below (int): The number of works below the top one.
        fame (int): The printed fame of the top work; 0 if the stack is empty.
        visitors (GalleristByVisitorUint8):
        work (int | None | Unset): The top work; null if the stack is empty.
    """

    below: int
    fame: int
    visitors: GalleristByVisitorUint8
    work: int | None | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        below = self.below

        fame = self.fame

        visitors = self.visitors.to_dict()

        work: int | None | Unset
        if isinstance(self.work, Unset):
            work = UNSET
        else:
            work = self.work

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "below": below,
                "fame": fame,
                "visitors": visitors,
            }
        )
        if work is not UNSET:
            field_dict["work"] = work

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.gallerist_by_visitor_uint_8 import GalleristByVisitorUint8  # noqa: PLC0415

        d = dict(src_dict)
        below = d.pop("below")

        fame = d.pop("fame")

        visitors = GalleristByVisitorUint8.from_dict(d.pop("visitors"))

        def _parse_work(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        work = _parse_work(d.pop("work", UNSET))

        gallerist_stack_view = cls(
            below=below,
            fame=fame,
            visitors=visitors,
            work=work,
        )

        gallerist_stack_view.additional_properties = d
        return gallerist_stack_view

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
