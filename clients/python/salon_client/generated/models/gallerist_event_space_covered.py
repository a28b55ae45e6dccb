from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.gallerist_event_space_covered_kind import GalleristEventSpaceCoveredKind

T = TypeVar("T", bound="GalleristEventSpaceCovered")


@_attrs_define
class GalleristEventSpaceCovered:
    """The reputation tile was placed on a reputation space.

    Attributes:
        kind (GalleristEventSpaceCoveredKind):
        niche (int):
        seat (int): A seat at the table, counted clockwise from 0.
    """

    kind: GalleristEventSpaceCoveredKind
    niche: int
    seat: int

    def to_dict(self) -> dict[str, Any]:
        kind = self.kind.value

        niche = self.niche

        seat = self.seat

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "kind": kind,
                "niche": niche,
                "seat": seat,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        kind = GalleristEventSpaceCoveredKind(d.pop("kind"))

        niche = d.pop("niche")

        seat = d.pop("seat")

        gallerist_event_space_covered = cls(
            kind=kind,
            niche=niche,
            seat=seat,
        )

        return gallerist_event_space_covered
