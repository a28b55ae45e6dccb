from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define

from ..models.gallerist_event_lacerda_placed_kind import GalleristEventLacerdaPlacedKind
from ..models.gallerist_location import GalleristLocation
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.gallerist_spot_auction import GalleristSpotAuction
    from ..models.gallerist_spot_reputation import GalleristSpotReputation


T = TypeVar("T", bound="GalleristEventLacerdaPlaced")


@_attrs_define
class GalleristEventLacerdaPlaced:
    """Lacerda placed an assistant on the market. `called_from` is the location it was taken from if his supply was
    empty.

        Attributes:
            kind (GalleristEventLacerdaPlacedKind):
            spot (GalleristSpotAuction | GalleristSpotReputation): A space of the International Market for an assistant.
            called_from (GalleristLocation | None | Unset):
    """

    kind: GalleristEventLacerdaPlacedKind
    spot: GalleristSpotAuction | GalleristSpotReputation
    called_from: GalleristLocation | None | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        from ..models.gallerist_spot_reputation import GalleristSpotReputation  # noqa: PLC0415

        kind = self.kind.value

        spot: dict[str, Any]
        if isinstance(self.spot, GalleristSpotReputation):
            spot = self.spot.to_dict()
        else:
            spot = self.spot.to_dict()

        called_from: None | str | Unset
        if isinstance(self.called_from, Unset):
            called_from = UNSET
        elif isinstance(self.called_from, GalleristLocation):
            called_from = self.called_from.value
        else:
            called_from = self.called_from

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "kind": kind,
                "spot": spot,
            }
        )
        if called_from is not UNSET:
            field_dict["called_from"] = called_from

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.gallerist_spot_auction import GalleristSpotAuction  # noqa: PLC0415
        from ..models.gallerist_spot_reputation import GalleristSpotReputation  # noqa: PLC0415

        d = dict(src_dict)
        kind = GalleristEventLacerdaPlacedKind(d.pop("kind"))

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

        def _parse_called_from(data: object) -> GalleristLocation | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                called_from_type_0 = GalleristLocation(data)

                return called_from_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(GalleristLocation | None | Unset, data)

        called_from = _parse_called_from(d.pop("called_from", UNSET))

        gallerist_event_lacerda_placed = cls(
            kind=kind,
            spot=spot,
            called_from=called_from,
        )

        return gallerist_event_lacerda_placed
