from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="GalleristByVisitorUint8")


@_attrs_define
class GalleristByVisitorUint8:
    """
    Attributes:
        collector (int):
        investor (int):
        vip (int):
    """

    collector: int
    investor: int
    vip: int

    def to_dict(self) -> dict[str, Any]:
        collector = self.collector

        investor = self.investor

        vip = self.vip

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "collector": collector,
                "investor": investor,
                "vip": vip,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        collector = d.pop("collector")

        investor = d.pop("investor")

        vip = d.pop("vip")

        gallerist_by_visitor_uint_8 = cls(
            collector=collector,
            investor=investor,
            vip=vip,
        )

        return gallerist_by_visitor_uint_8
