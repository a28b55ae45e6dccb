from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.gallerist_by_form_uint_8 import GalleristByFormUint8


T = TypeVar("T", bound="GalleristCardGoal")


@_attrs_define
class GalleristCardGoal:
    """A goal of a curator or art dealer card.

    Attributes:
        money (int): The money it earns.
        works (GalleristByFormUint8):
    """

    money: int
    works: GalleristByFormUint8

    def to_dict(self) -> dict[str, Any]:
        money = self.money

        works = self.works.to_dict()

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "money": money,
                "works": works,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.gallerist_by_form_uint_8 import GalleristByFormUint8  # noqa: PLC0415

        d = dict(src_dict)
        money = d.pop("money")

        works = GalleristByFormUint8.from_dict(d.pop("works"))

        gallerist_card_goal = cls(
            money=money,
            works=works,
        )

        return gallerist_card_goal
