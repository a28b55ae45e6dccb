from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.gallerist_event_visitor_left_kind import GalleristEventVisitorLeftKind
from ..models.gallerist_visitor import GalleristVisitor

T = TypeVar("T", bound="GalleristEventVisitorLeft")


@_attrs_define
class GalleristEventVisitorLeft:
    """A visitor moved from the lobby to the Plaza.

    Attributes:
        kind (GalleristEventVisitorLeftKind):
        seat (int): A seat at the table, counted clockwise from 0.
        visitor (GalleristVisitor): A kind of visitor, or of a ticket.

            - `vip`: Pink. Earns Influence.
            - `investor`: Brown. Earns money.
            - `collector`: White. Earns some Influence and money, and adds fame.
    """

    kind: GalleristEventVisitorLeftKind
    seat: int
    visitor: GalleristVisitor

    def to_dict(self) -> dict[str, Any]:
        kind = self.kind.value

        seat = self.seat

        visitor = self.visitor.value

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "kind": kind,
                "seat": seat,
                "visitor": visitor,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        kind = GalleristEventVisitorLeftKind(d.pop("kind"))

        seat = d.pop("seat")

        visitor = GalleristVisitor(d.pop("visitor"))

        gallerist_event_visitor_left = cls(
            kind=kind,
            seat=seat,
            visitor=visitor,
        )

        return gallerist_event_visitor_left
