from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

T = TypeVar("T", bound="ArtSocietyCommandOfferStack")


@_attrs_define
class ArtSocietyCommandOfferStack:
    """The auctioneer puts the top painting of a stack up for auction.

    Attributes:
        h (int): The height of the stack's paintings.
        kind (Literal['offer_stack']):
        w (int): The width of the stack's paintings.
    """

    h: int
    kind: Literal["offer_stack"]
    w: int

    def to_dict(self) -> dict[str, Any]:
        h = self.h

        kind = self.kind

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

        kind = cast(Literal["offer_stack"], d.pop("kind"))
        if kind != "offer_stack":
            raise ValueError(f"kind must match const 'offer_stack', got '{kind}'")

        w = d.pop("w")

        art_society_command_offer_stack = cls(
            h=h,
            kind=kind,
            w=w,
        )

        return art_society_command_offer_stack
