from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.gallerist_event_contract_used_kind import GalleristEventContractUsedKind
from ..models.gallerist_post import GalleristPost

T = TypeVar("T", bound="GalleristEventContractUsed")


@_attrs_define
class GalleristEventContractUsed:
    """An assistant was placed on a contract.

    Attributes:
        from_ (GalleristPost): Where an assistant is taken from.

            - `desk`: A desk in the office.
            - `sales_office`: The Sales Office.
            - `artists_colony`: The Artists Colony.
            - `media_center`: The Media Center.
            - `international_market`: The International Market.
            - `outside`: In front of a location, after being kicked out.
        kind (GalleristEventContractUsedKind):
        seat (int): A seat at the table, counted clockwise from 0.
        slot (int):
    """

    from_: GalleristPost
    kind: GalleristEventContractUsedKind
    seat: int
    slot: int

    def to_dict(self) -> dict[str, Any]:
        from_ = self.from_.value

        kind = self.kind.value

        seat = self.seat

        slot = self.slot

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "from": from_,
                "kind": kind,
                "seat": seat,
                "slot": slot,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        from_ = GalleristPost(d.pop("from"))

        kind = GalleristEventContractUsedKind(d.pop("kind"))

        seat = d.pop("seat")

        slot = d.pop("slot")

        gallerist_event_contract_used = cls(
            from_=from_,
            kind=kind,
            seat=seat,
            slot=slot,
        )

        return gallerist_event_contract_used
