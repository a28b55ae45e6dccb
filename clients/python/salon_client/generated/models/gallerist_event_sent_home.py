from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.gallerist_event_sent_home_kind import GalleristEventSentHomeKind
from ..models.gallerist_location import GalleristLocation
from ..models.gallerist_piece import GalleristPiece

T = TypeVar("T", bound="GalleristEventSentHome")


@_attrs_define
class GalleristEventSentHome:
    """A displaced piece went home immediately: the assistant of the seat that moved, or any piece in the last round.

    Attributes:
        kind (GalleristEventSentHomeKind):
        location (GalleristLocation): A location that a gallerist can move to, in clockwise order.

            - `sales_office`: The Sales Office: contracts and sales.
            - `artists_colony`: The Artists Colony: artists and their works.
            - `media_center`: The Media Center: assistants and promotion.
            - `international_market`: The International Market: reputation tiles and the auction.
        piece (GalleristPiece): The kind of a piece on a location.

            - `gallerist`: The gallerist.
            - `assistant`: An assistant left behind.
        seat (int): A seat at the table, counted clockwise from 0.
    """

    kind: GalleristEventSentHomeKind
    location: GalleristLocation
    piece: GalleristPiece
    seat: int

    def to_dict(self) -> dict[str, Any]:
        kind = self.kind.value

        location = self.location.value

        piece = self.piece.value

        seat = self.seat

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "kind": kind,
                "location": location,
                "piece": piece,
                "seat": seat,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        kind = GalleristEventSentHomeKind(d.pop("kind"))

        location = GalleristLocation(d.pop("location"))

        piece = GalleristPiece(d.pop("piece"))

        seat = d.pop("seat")

        gallerist_event_sent_home = cls(
            kind=kind,
            location=location,
            piece=piece,
            seat=seat,
        )

        return gallerist_event_sent_home
