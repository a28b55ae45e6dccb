from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.gallerist_task_welcome_kind import GalleristTaskWelcomeKind
from ..models.gallerist_visitor import GalleristVisitor

T = TypeVar("T", bound="GalleristTaskWelcome")


@_attrs_define
class GalleristTaskWelcome:
    """Move a visitor into the gallery.

    Attributes:
        among (list[GalleristVisitor]): A set of visitor kinds, or of ticket colours; a list in JSON.
        bag (bool): Whether the visitor comes from the bag; otherwise from the Plaza.
        kind (GalleristTaskWelcomeKind):
    """

    among: list[GalleristVisitor]
    bag: bool
    kind: GalleristTaskWelcomeKind
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        among = []
        for componentsschemas_visitor_set_item_data in self.among:
            componentsschemas_visitor_set_item = (
                componentsschemas_visitor_set_item_data.value
            )
            among.append(componentsschemas_visitor_set_item)

        bag = self.bag

        kind = self.kind.value

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "among": among,
                "bag": bag,
                "kind": kind,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        among = []
        _among = d.pop("among")
        for componentsschemas_visitor_set_item_data in _among:
            componentsschemas_visitor_set_item = GalleristVisitor(
                componentsschemas_visitor_set_item_data
            )

            among.append(componentsschemas_visitor_set_item)

        bag = d.pop("bag")

        kind = GalleristTaskWelcomeKind(d.pop("kind"))

        gallerist_task_welcome = cls(
            among=among,
            bag=bag,
            kind=kind,
        )

        gallerist_task_welcome.additional_properties = d
        return gallerist_task_welcome

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
