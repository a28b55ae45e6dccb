from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.gallerist_event_lacerda_arrived_kind import (
    GalleristEventLacerdaArrivedKind,
)
from ..models.gallerist_location import GalleristLocation

T = TypeVar("T", bound="GalleristEventLacerdaArrived")


@_attrs_define
class GalleristEventLacerdaArrived:
    """Lacerda entered the board at a location.

    Attributes:
        kind (GalleristEventLacerdaArrivedKind):
        location (GalleristLocation): A location that a gallerist can move to, in clockwise order.

            - `sales_office`: The Sales Office: contracts and sales.
            - `artists_colony`: The Artists Colony: artists and their works.
            - `media_center`: The Media Center: assistants and promotion.
            - `international_market`: The International Market: reputation tiles and the auction.
    """

    kind: GalleristEventLacerdaArrivedKind
    location: GalleristLocation

    def to_dict(self) -> dict[str, Any]:
        kind = self.kind.value

        location = self.location.value

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "kind": kind,
                "location": location,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        kind = GalleristEventLacerdaArrivedKind(d.pop("kind"))

        location = GalleristLocation(d.pop("location"))

        gallerist_event_lacerda_arrived = cls(
            kind=kind,
            location=location,
        )

        return gallerist_event_lacerda_arrived
