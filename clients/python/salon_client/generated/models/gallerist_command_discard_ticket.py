from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

T = TypeVar("T", bound="GalleristCommandDiscardTicket")


@_attrs_define
class GalleristCommandDiscardTicket:
    """Chooses the ticket that Lacerda discards.

    Attributes:
        kind (Literal['discard_ticket']):
        ticket (Literal['collector'] | Literal['investor'] | Literal['vip']): A kind of visitor, or of a ticket.
    """

    kind: Literal["discard_ticket"]
    ticket: Literal["collector"] | Literal["investor"] | Literal["vip"]

    def to_dict(self) -> dict[str, Any]:
        kind = self.kind

        ticket: Literal["collector"] | Literal["investor"] | Literal["vip"]
        ticket = self.ticket

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "kind": kind,
                "ticket": ticket,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        kind = cast(Literal["discard_ticket"], d.pop("kind"))
        if kind != "discard_ticket":
            raise ValueError(f"kind must match const 'discard_ticket', got '{kind}'")

        def _parse_ticket(
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

        ticket = _parse_ticket(d.pop("ticket"))

        gallerist_command_discard_ticket = cls(
            kind=kind,
            ticket=ticket,
        )

        return gallerist_command_discard_ticket
