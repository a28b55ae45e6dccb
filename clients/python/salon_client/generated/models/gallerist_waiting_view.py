from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="GalleristWaitingView")


@_attrs_define
class GalleristWaitingView:
    """A kicked-out piece that waits in front of a location.

    Attributes:
        at (Literal['artists_colony'] | Literal['international_market'] | Literal['media_center'] |
            Literal['sales_office']): A location that a gallerist can move to, in clockwise order.
        piece (Literal['assistant'] | Literal['gallerist']): The kind of a piece on a location.
        seat (int): A seat at the table, counted clockwise from 0.
    """

    at: (
        Literal["artists_colony"]
        | Literal["international_market"]
        | Literal["media_center"]
        | Literal["sales_office"]
    )
    piece: Literal["assistant"] | Literal["gallerist"]
    seat: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        at: (
            Literal["artists_colony"]
            | Literal["international_market"]
            | Literal["media_center"]
            | Literal["sales_office"]
        )
        at = self.at

        piece: Literal["assistant"] | Literal["gallerist"]
        piece = self.piece

        seat = self.seat

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "at": at,
                "piece": piece,
                "seat": seat,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)

        def _parse_at(
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

        at = _parse_at(d.pop("at"))

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

        gallerist_waiting_view = cls(
            at=at,
            piece=piece,
            seat=seat,
        )

        gallerist_waiting_view.additional_properties = d
        return gallerist_waiting_view

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
