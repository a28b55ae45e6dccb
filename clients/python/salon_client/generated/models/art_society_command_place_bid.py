from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.art_society_command_place_bid_kind import ArtSocietyCommandPlaceBidKind

T = TypeVar("T", bound="ArtSocietyCommandPlaceBid")


@_attrs_define
class ArtSocietyCommandPlaceBid:
    """Seals a bid, or replaces the sealed one.

    Attributes:
        card (int): A bid card or a starting bid, by its value.
        kind (ArtSocietyCommandPlaceBidKind):
    """

    card: int
    kind: ArtSocietyCommandPlaceBidKind

    def to_dict(self) -> dict[str, Any]:
        card = self.card

        kind = self.kind.value

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "card": card,
                "kind": kind,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        card = d.pop("card")

        kind = ArtSocietyCommandPlaceBidKind(d.pop("kind"))

        art_society_command_place_bid = cls(
            card=card,
            kind=kind,
        )

        return art_society_command_place_bid
