from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="GalleristEventLacerdaMoved")


@_attrs_define
class GalleristEventLacerdaMoved:
    """Lacerda moved. `leaving` is whether he left an assistant behind, `called_from` the location it was taken from
    if his supply was empty.

        Attributes:
            kind (Literal['lacerda_moved']):
            leaving (bool):
            location (Literal['artists_colony'] | Literal['international_market'] | Literal['media_center'] |
                Literal['sales_office']): A location that a gallerist can move to, in clockwise order.
            called_from (Literal['artists_colony'] | Literal['international_market'] | Literal['media_center'] |
                Literal['sales_office'] | None | Unset):
    """

    kind: Literal["lacerda_moved"]
    leaving: bool
    location: (
        Literal["artists_colony"]
        | Literal["international_market"]
        | Literal["media_center"]
        | Literal["sales_office"]
    )
    called_from: (
        Literal["artists_colony"]
        | Literal["international_market"]
        | Literal["media_center"]
        | Literal["sales_office"]
        | None
        | Unset
    ) = UNSET

    def to_dict(self) -> dict[str, Any]:
        kind = self.kind

        leaving = self.leaving

        location: (
            Literal["artists_colony"]
            | Literal["international_market"]
            | Literal["media_center"]
            | Literal["sales_office"]
        )
        location = self.location

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
                "leaving": leaving,
                "location": location,
            }
        )
        if called_from is not UNSET:
            field_dict["called_from"] = called_from

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        kind = cast(Literal["lacerda_moved"], d.pop("kind"))
        if kind != "lacerda_moved":
            raise ValueError(f"kind must match const 'lacerda_moved', got '{kind}'")

        leaving = d.pop("leaving")

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

        gallerist_event_lacerda_moved = cls(
            kind=kind,
            leaving=leaving,
            location=location,
            called_from=called_from,
        )

        return gallerist_event_lacerda_moved
