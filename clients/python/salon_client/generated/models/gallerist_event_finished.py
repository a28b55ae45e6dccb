from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.gallerist_event_finished_kind import GalleristEventFinishedKind

T = TypeVar("T", bound="GalleristEventFinished")


@_attrs_define
class GalleristEventFinished:
    """A seat ended its turn, or declined to act after being kicked out.

    Attributes:
        kind (GalleristEventFinishedKind):
        seat (int): A seat at the table, counted clockwise from 0.
    """

    kind: GalleristEventFinishedKind
    seat: int

    def to_dict(self) -> dict[str, Any]:
        kind = self.kind.value

        seat = self.seat

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "kind": kind,
                "seat": seat,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        kind = GalleristEventFinishedKind(d.pop("kind"))

        seat = d.pop("seat")

        gallerist_event_finished = cls(
            kind=kind,
            seat=seat,
        )

        return gallerist_event_finished
