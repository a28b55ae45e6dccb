from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

T = TypeVar("T", bound="GalleristEventMoved")


@_attrs_define
class GalleristEventMoved:
    """The gallerist moved. `promised` is whether an executive action must first make a location action possible there.

    Attributes:
        kind (Literal['moved']):
        location (Literal['artists_colony'] | Literal['international_market'] | Literal['media_center'] |
            Literal['sales_office']): A location that a gallerist can move to, in clockwise order.
        promised (bool):
        seat (int): A seat at the table, counted clockwise from 0.
    """

    kind: Literal["moved"]
    location: (
        Literal["artists_colony"]
        | Literal["international_market"]
        | Literal["media_center"]
        | Literal["sales_office"]
    )
    promised: bool
    seat: int

    def to_dict(self) -> dict[str, Any]:
        kind = self.kind

        location: (
            Literal["artists_colony"]
            | Literal["international_market"]
            | Literal["media_center"]
            | Literal["sales_office"]
        )
        location = self.location

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
        kind = cast(Literal["moved"], d.pop("kind"))
        if kind != "moved":
            raise ValueError(f"kind must match const 'moved', got '{kind}'")

        def _parse_location(
            data: object,
        ) -> (
            Literal["artists_colony"]
            | Literal["international_market"]
            | Literal["media_center"]
            | Literal["sales_office"]
        ):
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

        location = _parse_location(d.pop("location"))

        promised = d.pop("promised")

        seat = d.pop("seat")

        gallerist_event_moved = cls(
            kind=kind,
            location=location,
            promised=promised,
            seat=seat,
        )

        return gallerist_event_moved
