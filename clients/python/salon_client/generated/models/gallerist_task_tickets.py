from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.gallerist_task_tickets_kind import GalleristTaskTicketsKind
from ..models.gallerist_visitor import GalleristVisitor

T = TypeVar("T", bound="GalleristTaskTickets")


@_attrs_define
class GalleristTaskTickets:
    """Take a ticket, then possibly another of a different colour.

    Attributes:
        first (list[GalleristVisitor]): A set of visitor kinds, or of ticket colours; a list in JSON.
        kind (GalleristTaskTicketsKind):
        second (list[GalleristVisitor]): A set of visitor kinds, or of ticket colours; a list in JSON.
    """

    first: list[GalleristVisitor]
    kind: GalleristTaskTicketsKind
    second: list[GalleristVisitor]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        first = []
        for componentsschemas_visitor_set_item_data in self.first:
            componentsschemas_visitor_set_item = (
                componentsschemas_visitor_set_item_data.value
            )
            first.append(componentsschemas_visitor_set_item)

        kind = self.kind.value

        second = []
        for componentsschemas_visitor_set_item_data in self.second:
            componentsschemas_visitor_set_item = (
                componentsschemas_visitor_set_item_data.value
            )
            second.append(componentsschemas_visitor_set_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "first": first,
                "kind": kind,
                "second": second,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        first = []
        _first = d.pop("first")
        for componentsschemas_visitor_set_item_data in _first:
            componentsschemas_visitor_set_item = GalleristVisitor(
                componentsschemas_visitor_set_item_data
            )

            first.append(componentsschemas_visitor_set_item)

        kind = GalleristTaskTicketsKind(d.pop("kind"))

        second = []
        _second = d.pop("second")
        for componentsschemas_visitor_set_item_data in _second:
            componentsschemas_visitor_set_item = GalleristVisitor(
                componentsschemas_visitor_set_item_data
            )

            second.append(componentsschemas_visitor_set_item)

        gallerist_task_tickets = cls(
            first=first,
            kind=kind,
            second=second,
        )

        gallerist_task_tickets.additional_properties = d
        return gallerist_task_tickets

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
