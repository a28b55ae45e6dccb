from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

T = TypeVar("T", bound="GalleristEventVisitorWelcomed")


@_attrs_define
class GalleristEventVisitorWelcomed:
    """A visitor moved into the gallery, from the bag or from the Plaza.

    Attributes:
        bag (bool):
        kind (Literal['visitor_welcomed']):
        seat (int): A seat at the table, counted clockwise from 0.
        visitor (Literal['collector'] | Literal['investor'] | Literal['vip']): A kind of visitor, or of a ticket.
    """

    bag: bool
    kind: Literal["visitor_welcomed"]
    seat: int
    visitor: Literal["collector"] | Literal["investor"] | Literal["vip"]

    def to_dict(self) -> dict[str, Any]:
        bag = self.bag

        kind = self.kind

        seat = self.seat

        visitor: Literal["collector"] | Literal["investor"] | Literal["vip"]
        visitor = self.visitor

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "bag": bag,
                "kind": kind,
                "seat": seat,
                "visitor": visitor,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        bag = d.pop("bag")

        kind = cast(Literal["visitor_welcomed"], d.pop("kind"))
        if kind != "visitor_welcomed":
            raise ValueError(f"kind must match const 'visitor_welcomed', got '{kind}'")

        seat = d.pop("seat")

        def _parse_visitor(
            data: object,
        ) -> Literal["collector"] | Literal["investor"] | Literal["vip"]:
            componentsschemas_gallerist_visitor_type_0 = cast(Literal["vip"], data)
            if componentsschemas_gallerist_visitor_type_0 != "vip":
                raise ValueError(
                    f"/components/schemas/GalleristVisitor_type_0 must match const 'vip', got '{componentsschemas_gallerist_visitor_type_0}'"
                )
            return componentsschemas_gallerist_visitor_type_0
            componentsschemas_gallerist_visitor_type_1 = cast(Literal["investor"], data)
            if componentsschemas_gallerist_visitor_type_1 != "investor":
                raise ValueError(
                    f"/components/schemas/GalleristVisitor_type_1 must match const 'investor', got '{componentsschemas_gallerist_visitor_type_1}'"
                )
            return componentsschemas_gallerist_visitor_type_1
            componentsschemas_gallerist_visitor_type_2 = cast(
                Literal["collector"], data
            )
            if componentsschemas_gallerist_visitor_type_2 != "collector":
                raise ValueError(
                    f"/components/schemas/GalleristVisitor_type_2 must match const 'collector', got '{componentsschemas_gallerist_visitor_type_2}'"
                )
            return componentsschemas_gallerist_visitor_type_2

        visitor = _parse_visitor(d.pop("visitor"))

        gallerist_event_visitor_welcomed = cls(
            bag=bag,
            kind=kind,
            seat=seat,
            visitor=visitor,
        )

        return gallerist_event_visitor_welcomed
