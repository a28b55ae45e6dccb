from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.gallerist_task_place_kind import GalleristTaskPlaceKind

if TYPE_CHECKING:
    from ..models.gallerist_spot_auction import GalleristSpotAuction
    from ..models.gallerist_spot_reputation import GalleristSpotReputation


T = TypeVar("T", bound="GalleristTaskPlace")


@_attrs_define
class GalleristTaskPlace:
    """Send an assistant to the market.

    Attributes:
        kind (GalleristTaskPlaceKind):
        spot (GalleristSpotAuction | GalleristSpotReputation): A space of the International Market for an assistant.
    """

    kind: GalleristTaskPlaceKind
    spot: GalleristSpotAuction | GalleristSpotReputation
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.gallerist_spot_reputation import GalleristSpotReputation  # noqa: PLC0415

        kind = self.kind.value

        spot: dict[str, Any]
        if isinstance(self.spot, GalleristSpotReputation):
            spot = self.spot.to_dict()
        else:
            spot = self.spot.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "kind": kind,
                "spot": spot,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.gallerist_spot_auction import GalleristSpotAuction  # noqa: PLC0415
        from ..models.gallerist_spot_reputation import GalleristSpotReputation  # noqa: PLC0415

        d = dict(src_dict)
        kind = GalleristTaskPlaceKind(d.pop("kind"))

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

        gallerist_task_place = cls(
            kind=kind,
            spot=spot,
        )

        gallerist_task_place.additional_properties = d
        return gallerist_task_place

    @property
    def additional_keys(self) -> list[str]:
        return list(self.additional_properties.keys())

    def __getitem__(self, key: str) -> Any:
        return self.additional_properties[key]

    def __setitem__(self, key: str, value: Any) -> None:
        self.additional_properties[key] = value

    def __delitem__(self, key: str) -> None:
        del self.additional_properties[key]

    def __contains__(self, key: str) -> bool:
        return key in self.additional_properties
