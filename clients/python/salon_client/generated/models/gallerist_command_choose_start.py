from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.gallerist_command_choose_start_kind import GalleristCommandChooseStartKind
from ..models.gallerist_location import GalleristLocation

T = TypeVar("T", bound="GalleristCommandChooseStart")


@_attrs_define
class GalleristCommandChooseStart:
    """Chooses the start location and takes the reputation tile on it.

    Attributes:
        kind (GalleristCommandChooseStartKind):
        location (GalleristLocation): A location that a gallerist can move to, in clockwise order.

            - `sales_office`: The Sales Office: contracts and sales.
            - `artists_colony`: The Artists Colony: artists and their works.
            - `media_center`: The Media Center: assistants and promotion.
            - `international_market`: The International Market: reputation tiles and the auction.
    """

    kind: GalleristCommandChooseStartKind
    location: GalleristLocation

    def to_dict(self) -> dict[str, Any]:
        kind = self.kind.value

        location = self.location.value

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "kind": kind,
                "location": location,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        kind = GalleristCommandChooseStartKind(d.pop("kind"))

        location = GalleristLocation(d.pop("location"))

        gallerist_command_choose_start = cls(
            kind=kind,
            location=location,
        )

        return gallerist_command_choose_start
