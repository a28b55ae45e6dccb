from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

T = TypeVar("T", bound="GalleristCommandPay")


@_attrs_define
class GalleristCommandPay:
    """Pays the pending price.

    Attributes:
        kind (Literal['pay']):
        with_influence (int): The part of the price to pay with Influence, in money. The rest is paid in cash.
    """

    kind: Literal["pay"]
    with_influence: int

    def to_dict(self) -> dict[str, Any]:
        kind = self.kind

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
        kind = cast(Literal["pay"], d.pop("kind"))
        if kind != "pay":
            raise ValueError(f"kind must match const 'pay', got '{kind}'")

        with_influence = d.pop("with_influence")

        gallerist_command_pay = cls(
            kind=kind,
            with_influence=with_influence,
        )

        return gallerist_command_pay
