from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.gallerist_location import GalleristLocation
from ..models.gallerist_piece import GalleristPiece

T = TypeVar("T", bound="GalleristWaitingView")


@_attrs_define
class GalleristWaitingView:
    """A kicked-out piece that waits in front of a location.

    Attributes:
        at (GalleristLocation): A location that a gallerist can move to, in clockwise order.

            - `sales_office`: The Sales Office: contracts and sales.
            - `artists_colony`: The Artists Colony: artists and their works.
            - `media_center`: The Media Center: assistants and promotion.
            - `international_market`: The International Market: reputation tiles and the auction.
        piece (GalleristPiece): The kind of a piece on a location.

            - `gallerist`: The gallerist.
            - `assistant`: An assistant left behind.
        seat (int): A seat at the table, counted clockwise from 0.
    """

    at: GalleristLocation
    piece: GalleristPiece
    seat: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        at = self.at.value

        piece = self.piece.value

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
        at = GalleristLocation(d.pop("at"))

        piece = GalleristPiece(d.pop("piece"))

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
