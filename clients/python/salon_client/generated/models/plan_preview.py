from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.tried import Tried


T = TypeVar("T", bound="PlanPreview")


@_attrs_define
class PlanPreview:
    """What would become of a plan now.

    Attributes:
        alternatives (list[Tried]): The result of each alternative, in order. While the game is not waiting for the
            seat, commands are mostly refused; that says
            nothing about later.
        awaited (bool): Whether the game is waiting for the seat to make this decision now.
        meant (bool): Whether the plan's own conditions hold now.
        version (int): The number of events so far.
    """

    alternatives: list[Tried]
    awaited: bool
    meant: bool
    version: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        alternatives = []
        for alternatives_item_data in self.alternatives:
            alternatives_item = alternatives_item_data.to_dict()
            alternatives.append(alternatives_item)

        awaited = self.awaited

        meant = self.meant

        version = self.version

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "alternatives": alternatives,
                "awaited": awaited,
                "meant": meant,
                "version": version,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.tried import Tried  # noqa: PLC0415

        d = dict(src_dict)
        alternatives = []
        _alternatives = d.pop("alternatives")
        for alternatives_item_data in _alternatives:
            alternatives_item = Tried.from_dict(alternatives_item_data)

            alternatives.append(alternatives_item)

        awaited = d.pop("awaited")

        meant = d.pop("meant")

        version = d.pop("version")

        plan_preview = cls(
            alternatives=alternatives,
            awaited=awaited,
            meant=meant,
            version=version,
        )

        plan_preview.additional_properties = d
        return plan_preview

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
