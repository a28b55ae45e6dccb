from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.gallerist_command_use_contract_kind import GalleristCommandUseContractKind
from ..models.gallerist_post import GalleristPost

T = TypeVar("T", bound="GalleristCommandUseContract")


@_attrs_define
class GalleristCommandUseContract:
    """Places an assistant on a contract and gains its bonus (executive action).

    Attributes:
        from_ (GalleristPost): Where an assistant is taken from.

            - `desk`: A desk in the office.
            - `sales_office`: The Sales Office.
            - `artists_colony`: The Artists Colony.
            - `media_center`: The Media Center.
            - `international_market`: The International Market.
            - `outside`: In front of a location, after being kicked out.
        kind (GalleristCommandUseContractKind):
        slot (int):
    """

    from_: GalleristPost
    kind: GalleristCommandUseContractKind
    slot: int

    def to_dict(self) -> dict[str, Any]:
        from_ = self.from_.value

        kind = self.kind.value

        slot = self.slot

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "from": from_,
                "kind": kind,
                "slot": slot,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        from_ = GalleristPost(d.pop("from"))

        kind = GalleristCommandUseContractKind(d.pop("kind"))

        slot = d.pop("slot")

        gallerist_command_use_contract = cls(
            from_=from_,
            kind=kind,
            slot=slot,
        )

        return gallerist_command_use_contract
