from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

from ..models.gallerist_event_assistant_placed_kind import (
    GalleristEventAssistantPlacedKind,
)
from ..models.gallerist_post import GalleristPost

if TYPE_CHECKING:
    from ..models.gallerist_spot_auction import GalleristSpotAuction
    from ..models.gallerist_spot_reputation import GalleristSpotReputation


T = TypeVar("T", bound="GalleristEventAssistantPlaced")


@_attrs_define
class GalleristEventAssistantPlaced:
    """An assistant was placed on the market.

    Attributes:
        from_ (GalleristPost): Where an assistant is taken from.

            - `desk`: A desk in the office.
            - `sales_office`: The Sales Office.
            - `artists_colony`: The Artists Colony.
            - `media_center`: The Media Center.
            - `international_market`: The International Market.
            - `outside`: In front of a location, after being kicked out.
        kind (GalleristEventAssistantPlacedKind):
        seat (int): A seat at the table, counted clockwise from 0.
        spot (GalleristSpotAuction | GalleristSpotReputation): A space of the International Market for an assistant.
    """

    from_: GalleristPost
    kind: GalleristEventAssistantPlacedKind
    seat: int
    spot: GalleristSpotAuction | GalleristSpotReputation

    def to_dict(self) -> dict[str, Any]:
        from ..models.gallerist_spot_reputation import GalleristSpotReputation  # noqa: PLC0415

        from_ = self.from_.value

        kind = self.kind.value

        seat = self.seat

        spot: dict[str, Any]
        if isinstance(self.spot, GalleristSpotReputation):
            spot = self.spot.to_dict()
        else:
            spot = self.spot.to_dict()

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "from": from_,
                "kind": kind,
                "seat": seat,
                "spot": spot,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.gallerist_spot_auction import GalleristSpotAuction  # noqa: PLC0415
        from ..models.gallerist_spot_reputation import GalleristSpotReputation  # noqa: PLC0415

        d = dict(src_dict)
        from_ = GalleristPost(d.pop("from"))

        kind = GalleristEventAssistantPlacedKind(d.pop("kind"))

        seat = d.pop("seat")

        def _parse_spot(data: object) -> GalleristSpotAuction | GalleristSpotReputation:
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_gallerist_spot_type_0 = (
                    GalleristSpotReputation.from_dict(data)
                )

                return componentsschemas_gallerist_spot_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            if not isinstance(data, dict):
                raise TypeError()
            componentsschemas_gallerist_spot_type_1 = GalleristSpotAuction.from_dict(
                data
            )

            return componentsschemas_gallerist_spot_type_1

        spot = _parse_spot(d.pop("spot"))

        gallerist_event_assistant_placed = cls(
            from_=from_,
            kind=kind,
            seat=seat,
            spot=spot,
        )

        return gallerist_event_assistant_placed
