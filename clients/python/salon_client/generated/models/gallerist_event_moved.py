from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.gallerist_event_moved_kind import GalleristEventMovedKind
from ..models.gallerist_location import GalleristLocation

T = TypeVar("T", bound="GalleristEventMoved")


@_attrs_define
class GalleristEventMoved:
    """The gallerist moved. `promised` is whether an executive action must first make a location action possible there.

    Attributes:
        kind (GalleristEventMovedKind):
        location (GalleristLocation): A location that a gallerist can move to, in clockwise order.

            - `sales_office`: The Sales Office: contracts and sales.
            - `artists_colony`: The Artists Colony: artists and their works.
            - `media_center`: The Media Center: assistants and promotion.
            - `international_market`: The International Market: reputation tiles and the auction.
        promised (bool):
        seat (int): A seat at the table, counted clockwise from 0.
    """

    kind: GalleristEventMovedKind
    location: GalleristLocation
    promised: bool
    seat: int

    def to_dict(self) -> dict[str, Any]:
        kind = self.kind.value

        location = self.location.value

        promised = self.promised

        seat = self.seat

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "kind": kind,
                "location": location,
                "promised": promised,
                "seat": seat,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        kind = GalleristEventMovedKind(d.pop("kind"))

        location = GalleristLocation(d.pop("location"))

        promised = d.pop("promised")

        seat = d.pop("seat")

        gallerist_event_moved = cls(
            kind=kind,
            location=location,
            promised=promised,
            seat=seat,
        )

        return gallerist_event_moved
