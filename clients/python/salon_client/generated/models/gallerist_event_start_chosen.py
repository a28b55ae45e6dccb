from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

T = TypeVar("T", bound="GalleristEventStartChosen")


@_attrs_define
class GalleristEventStartChosen:
    """A seat chose its start location and took the reputation tile on it.

    Attributes:
        kind (Literal['start_chosen']):
        location (Literal['artists_colony'] | Literal['international_market'] | Literal['media_center'] |
            Literal['sales_office']): A location that a gallerist can move to, in clockwise order.
        seat (int): A seat at the table, counted clockwise from 0.
    """

    kind: Literal["start_chosen"]
    location: (
        Literal["artists_colony"]
        | Literal["international_market"]
        | Literal["media_center"]
        | Literal["sales_office"]
    )
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
        kind = cast(Literal["start_chosen"], d.pop("kind"))
        if kind != "start_chosen":
            raise ValueError(f"kind must match const 'start_chosen', got '{kind}'")

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

        seat = d.pop("seat")

        gallerist_event_start_chosen = cls(
            kind=kind,
            location=location,
            seat=seat,
        )

        return gallerist_event_start_chosen
