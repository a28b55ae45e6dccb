from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.art_society_command_offer_stack_kind import (
    ArtSocietyCommandOfferStackKind,
)

T = TypeVar("T", bound="ArtSocietyCommandOfferStack")


@_attrs_define
class ArtSocietyCommandOfferStack:
    """The auctioneer puts the top painting of a stack up for auction.

    Attributes:
        h (int): The height of the stack's paintings.
        kind (ArtSocietyCommandOfferStackKind):
        w (int): The width of the stack's paintings.
    """

    h: int
    kind: ArtSocietyCommandOfferStackKind
    w: int

    def to_dict(self) -> dict[str, Any]:
        h = self.h

        kind = self.kind.value

        w = self.w

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "h": h,
                "kind": kind,
                "w": w,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        h = d.pop("h")

        kind = ArtSocietyCommandOfferStackKind(d.pop("kind"))

        w = d.pop("w")

        art_society_command_offer_stack = cls(
            h=h,
            kind=kind,
            w=w,
        )

        return art_society_command_offer_stack
