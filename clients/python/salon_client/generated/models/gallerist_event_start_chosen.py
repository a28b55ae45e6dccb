from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.gallerist_event_start_chosen_kind import GalleristEventStartChosenKind
from ..models.gallerist_location import GalleristLocation

T = TypeVar("T", bound="GalleristEventStartChosen")


@_attrs_define
class GalleristEventStartChosen:
    """A seat chose its start location and took the reputation tile on it.

    Attributes:
        kind (GalleristEventStartChosenKind):
        location (GalleristLocation): A location that a gallerist can move to, in clockwise order.

            - `sales_office`: The Sales Office: contracts and sales.
            - `artists_colony`: The Artists Colony: artists and their works.
            - `media_center`: The Media Center: assistants and promotion.
            - `international_market`: The International Market: reputation tiles and the auction.
        seat (int): A seat at the table, counted clockwise from 0.
    """

    kind: GalleristEventStartChosenKind
    location: GalleristLocation
    seat: int

    def to_dict(self) -> dict[str, Any]:
        kind = self.kind.value

        location = self.location.value

        seat = self.seat

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "kind": kind,
                "location": location,
                "seat": seat,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        kind = GalleristEventStartChosenKind(d.pop("kind"))

        location = GalleristLocation(d.pop("location"))

        seat = d.pop("seat")

        gallerist_event_start_chosen = cls(
            kind=kind,
            location=location,
            seat=seat,
        )

        return gallerist_event_start_chosen
