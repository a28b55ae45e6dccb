from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.gallerist_event_lacerda_kicked_out_kind import (
    GalleristEventLacerdaKickedOutKind,
)
from ..models.gallerist_location import GalleristLocation
from ..models.gallerist_piece import GalleristPiece

T = TypeVar("T", bound="GalleristEventLacerdaKickedOut")


@_attrs_define
class GalleristEventLacerdaKickedOut:
    """Lacerda or his assistant was kicked out.

    Attributes:
        kind (GalleristEventLacerdaKickedOutKind):
        location (GalleristLocation): A location that a gallerist can move to, in clockwise order.

            - `sales_office`: The Sales Office: contracts and sales.
            - `artists_colony`: The Artists Colony: artists and their works.
            - `media_center`: The Media Center: assistants and promotion.
            - `international_market`: The International Market: reputation tiles and the auction.
        piece (GalleristPiece): The kind of a piece on a location.

            - `gallerist`: The gallerist.
            - `assistant`: An assistant left behind.
    """

    kind: GalleristEventLacerdaKickedOutKind
    location: GalleristLocation
    piece: GalleristPiece

    def to_dict(self) -> dict[str, Any]:
        kind = self.kind.value

        location = self.location.value

        piece = self.piece.value

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "kind": kind,
                "location": location,
                "piece": piece,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        kind = GalleristEventLacerdaKickedOutKind(d.pop("kind"))

        location = GalleristLocation(d.pop("location"))

        piece = GalleristPiece(d.pop("piece"))

        gallerist_event_lacerda_kicked_out = cls(
            kind=kind,
            location=location,
            piece=piece,
        )

        return gallerist_event_lacerda_kicked_out
