from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="GalleristCommandTakeTicket")


@_attrs_define
class GalleristCommandTakeTicket:
    """Takes a ticket.

    Attributes:
        kind (Literal['take_ticket']):
        ticket (Literal['collector'] | Literal['investor'] | Literal['vip']): A kind of visitor, or of a ticket.
        discarding (Literal['collector'] | Literal['investor'] | Literal['vip'] | None | Unset): The ticket to discard
            from the box office in exchange, if the box office does not have the ticket taken.
    """

    kind: Literal["take_ticket"]
    ticket: Literal["collector"] | Literal["investor"] | Literal["vip"]
    discarding: (
        Literal["collector"] | Literal["investor"] | Literal["vip"] | None | Unset
    ) = UNSET

    def to_dict(self) -> dict[str, Any]:
        kind = self.kind

        ticket: Literal["collector"] | Literal["investor"] | Literal["vip"]
        ticket = self.ticket

        discarding: (
            Literal["collector"] | Literal["investor"] | Literal["vip"] | None | Unset
        )
        if isinstance(self.discarding, Unset):
            discarding = UNSET
        else:
            discarding = self.discarding

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "kind": kind,
                "ticket": ticket,
            }
        )
        if discarding is not UNSET:
            field_dict["discarding"] = discarding

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        kind = cast(Literal["take_ticket"], d.pop("kind"))
        if kind != "take_ticket":
            raise ValueError(f"kind must match const 'take_ticket', got '{kind}'")

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

        def _parse_discarding(
            data: object,
        ) -> Literal["collector"] | Literal["investor"] | Literal["vip"] | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
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
            return cast(
                Literal["collector"]
                | Literal["investor"]
                | Literal["vip"]
                | None
                | Unset,
                data,
            )

        discarding = _parse_discarding(d.pop("discarding", UNSET))

        gallerist_command_take_ticket = cls(
            kind=kind,
            ticket=ticket,
            discarding=discarding,
        )

        return gallerist_command_take_ticket
