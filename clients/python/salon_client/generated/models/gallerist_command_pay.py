from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.gallerist_command_pay_kind import GalleristCommandPayKind

T = TypeVar("T", bound="GalleristCommandPay")


@_attrs_define
class GalleristCommandPay:
    """Pays the pending price.

    Attributes:
        kind (GalleristCommandPayKind):
        with_influence (int): The part of the price to pay with Influence, in money. The rest is paid in cash.
    """

    kind: GalleristCommandPayKind
    with_influence: int

    def to_dict(self) -> dict[str, Any]:
        kind = self.kind.value

        with_influence = self.with_influence

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "kind": kind,
                "with_influence": with_influence,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        kind = GalleristCommandPayKind(d.pop("kind"))

        with_influence = d.pop("with_influence")

        gallerist_command_pay = cls(
            kind=kind,
            with_influence=with_influence,
        )

        return gallerist_command_pay
