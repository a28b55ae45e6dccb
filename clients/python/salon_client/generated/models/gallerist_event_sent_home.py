from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

T = TypeVar("T", bound="GalleristEventSentHome")


@_attrs_define
class GalleristEventSentHome:
    """A displaced piece went home immediately: the assistant of the seat that moved, or any piece in the last round.

    Attributes:
        kind (Literal['sent_home']):
        location (Literal['artists_colony'] | Literal['international_market'] | Literal['media_center'] |
            Literal['sales_office']): A location that a gallerist can move to, in clockwise order.
        piece (Literal['assistant'] | Literal['gallerist']): The kind of a piece on a location.
        seat (int): A seat at the table, counted clockwise from 0.
    """

    kind: Literal["sent_home"]
    location: (
        Literal["artists_colony"]
        | Literal["international_market"]
        | Literal["media_center"]
        | Literal["sales_office"]
    )
    piece: Literal["assistant"] | Literal["gallerist"]
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

        piece: Literal["assistant"] | Literal["gallerist"]
        piece = self.piece

        seat = self.seat

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "kind": kind,
                "location": location,
                "piece": piece,
                "seat": seat,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        kind = cast(Literal["sent_home"], d.pop("kind"))
        if kind != "sent_home":
            raise ValueError(f"kind must match const 'sent_home', got '{kind}'")

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

        def _parse_piece(data: object) -> Literal["assistant"] | Literal["gallerist"]:
            componentsschemas_gallerist_piece_type_0 = cast(Literal["gallerist"], data)
            if componentsschemas_gallerist_piece_type_0 != "gallerist":
                raise ValueError(
                    f"/components/schemas/GalleristPiece_type_0 must match const 'gallerist', got '{componentsschemas_gallerist_piece_type_0}'"
                )
            return componentsschemas_gallerist_piece_type_0
            componentsschemas_gallerist_piece_type_1 = cast(Literal["assistant"], data)
            if componentsschemas_gallerist_piece_type_1 != "assistant":
                raise ValueError(
                    f"/components/schemas/GalleristPiece_type_1 must match const 'assistant', got '{componentsschemas_gallerist_piece_type_1}'"
                )
            return componentsschemas_gallerist_piece_type_1

        piece = _parse_piece(d.pop("piece"))

        seat = d.pop("seat")

        gallerist_event_sent_home = cls(
            kind=kind,
            location=location,
            piece=piece,
            seat=seat,
        )

        return gallerist_event_sent_home
