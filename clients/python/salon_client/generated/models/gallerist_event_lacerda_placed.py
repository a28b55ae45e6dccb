from __future__ import annotations

from collections.abc import Mapping
from typing import (
    TYPE_CHECKING,
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.gallerist_spot_type_0 import GalleristSpotType0
    from ..models.gallerist_spot_type_1 import GalleristSpotType1


T = TypeVar("T", bound="GalleristEventLacerdaPlaced")


@_attrs_define
class GalleristEventLacerdaPlaced:
    """Lacerda placed an assistant on the market. `called_from` is the location it was taken from if his supply was
    empty.

        Attributes:
            kind (Literal['lacerda_placed']):
            spot (GalleristSpotType0 | GalleristSpotType1): A space of the International Market for an assistant.
            called_from (Literal['artists_colony'] | Literal['international_market'] | Literal['media_center'] |
                Literal['sales_office'] | None | Unset):
    """

    kind: Literal["lacerda_placed"]
    spot: GalleristSpotType0 | GalleristSpotType1
    called_from: (
        Literal["artists_colony"]
        | Literal["international_market"]
        | Literal["media_center"]
        | Literal["sales_office"]
        | None
        | Unset
    ) = UNSET

    def to_dict(self) -> dict[str, Any]:
        from ..models.gallerist_spot_type_0 import GalleristSpotType0  # noqa: PLC0415

        kind = self.kind

        spot: dict[str, Any]
        if isinstance(self.spot, GalleristSpotType0):
            spot = self.spot.to_dict()
        else:
            spot = self.spot.to_dict()

        called_from: (
            Literal["artists_colony"]
            | Literal["international_market"]
            | Literal["media_center"]
            | Literal["sales_office"]
            | None
            | Unset
        )
        if isinstance(self.called_from, Unset):
            called_from = UNSET
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
        from ..models.gallerist_spot_type_0 import GalleristSpotType0  # noqa: PLC0415
        from ..models.gallerist_spot_type_1 import GalleristSpotType1  # noqa: PLC0415

        d = dict(src_dict)
        kind = cast(Literal["lacerda_placed"], d.pop("kind"))
        if kind != "lacerda_placed":
            raise ValueError(f"kind must match const 'lacerda_placed', got '{kind}'")

        def _parse_spot(data: object) -> GalleristSpotType0 | GalleristSpotType1:
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_gallerist_spot_type_0 = GalleristSpotType0.from_dict(
                    data
                )

                return componentsschemas_gallerist_spot_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            if not isinstance(data, dict):
                raise TypeError()
            componentsschemas_gallerist_spot_type_1 = GalleristSpotType1.from_dict(data)

            return componentsschemas_gallerist_spot_type_1

        spot = _parse_spot(d.pop("spot"))

        def _parse_called_from(
            data: object,
        ) -> (
            Literal["artists_colony"]
            | Literal["international_market"]
            | Literal["media_center"]
            | Literal["sales_office"]
            | None
            | Unset
        ):
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            componentsschemas_gallerist_location_type_0 = cast(
                Literal["sales_office"], data
            )
            if componentsschemas_gallerist_location_type_0 != "sales_office":
                raise ValueError(
                    f"/components/schemas/GalleristLocation_type_0 must match const 'sales_office', got '{componentsschemas_gallerist_location_type_0}'"
                )
            return componentsschemas_gallerist_location_type_0
            componentsschemas_gallerist_location_type_1 = cast(
                Literal["artists_colony"], data
            )
            if componentsschemas_gallerist_location_type_1 != "artists_colony":
                raise ValueError(
                    f"/components/schemas/GalleristLocation_type_1 must match const 'artists_colony', got '{componentsschemas_gallerist_location_type_1}'"
                )
            return componentsschemas_gallerist_location_type_1
            componentsschemas_gallerist_location_type_2 = cast(
                Literal["media_center"], data
            )
            if componentsschemas_gallerist_location_type_2 != "media_center":
                raise ValueError(
                    f"/components/schemas/GalleristLocation_type_2 must match const 'media_center', got '{componentsschemas_gallerist_location_type_2}'"
                )
            return componentsschemas_gallerist_location_type_2
            componentsschemas_gallerist_location_type_3 = cast(
                Literal["international_market"], data
            )
            if componentsschemas_gallerist_location_type_3 != "international_market":
                raise ValueError(
                    f"/components/schemas/GalleristLocation_type_3 must match const 'international_market', got '{componentsschemas_gallerist_location_type_3}'"
                )
            return componentsschemas_gallerist_location_type_3
            return cast(
                Literal["artists_colony"]
                | Literal["international_market"]
                | Literal["media_center"]
                | Literal["sales_office"]
                | None
                | Unset,
                data,
            )

        called_from = _parse_called_from(d.pop("called_from", UNSET))

        gallerist_event_lacerda_placed = cls(
            kind=kind,
            spot=spot,
            called_from=called_from,
        )

        return gallerist_event_lacerda_placed
