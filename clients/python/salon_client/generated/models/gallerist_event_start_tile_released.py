from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.gallerist_event_start_tile_released_kind import (
    GalleristEventStartTileReleasedKind,
)

T = TypeVar("T", bound="GalleristEventStartTileReleased")


@_attrs_define
class GalleristEventStartTileReleased:
    """The art slot with the start tile was filled: the tile moves to a reputation space, or is discarded if none is
    free.

        Attributes:
            discarded (bool):
            kind (GalleristEventStartTileReleasedKind):
            seat (int): A seat at the table, counted clockwise from 0.
    """

    discarded: bool
    kind: GalleristEventStartTileReleasedKind
    seat: int

    def to_dict(self) -> dict[str, Any]:
        discarded = self.discarded

        kind = self.kind.value

        seat = self.seat

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "discarded": discarded,
                "kind": kind,
                "seat": seat,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        discarded = d.pop("discarded")

        kind = GalleristEventStartTileReleasedKind(d.pop("kind"))

        seat = d.pop("seat")

        gallerist_event_start_tile_released = cls(
            discarded=discarded,
            kind=kind,
            seat=seat,
        )

        return gallerist_event_start_tile_released
