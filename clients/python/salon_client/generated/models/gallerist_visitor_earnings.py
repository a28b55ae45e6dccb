from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.gallerist_by_visitor_uint_8 import GalleristByVisitorUint8


T = TypeVar("T", bound="GalleristVisitorEarnings")


@_attrs_define
class GalleristVisitorEarnings:
    """The earnings of visitors in a gallery.

    Attributes:
        influence (GalleristByVisitorUint8):
        money (GalleristByVisitorUint8):
    """

    influence: GalleristByVisitorUint8
    money: GalleristByVisitorUint8

    def to_dict(self) -> dict[str, Any]:
        influence = self.influence.to_dict()

        money = self.money.to_dict()

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "influence": influence,
                "money": money,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.gallerist_by_visitor_uint_8 import GalleristByVisitorUint8  # noqa: PLC0415

        d = dict(src_dict)
        influence = GalleristByVisitorUint8.from_dict(d.pop("influence"))

        money = GalleristByVisitorUint8.from_dict(d.pop("money"))

        gallerist_visitor_earnings = cls(
            influence=influence,
            money=money,
        )

        return gallerist_visitor_earnings
