from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.gallerist_event_step_skipped_kind import GalleristEventStepSkippedKind
from ..models.gallerist_step import GalleristStep

T = TypeVar("T", bound="GalleristEventStepSkipped")


@_attrs_define
class GalleristEventStepSkipped:
    """A step that was impossible was skipped.

    Attributes:
        kind (GalleristEventStepSkippedKind):
        seat (int): A seat at the table, counted clockwise from 0.
        step (GalleristStep): A step that was skipped because it was impossible.

            - `fame`: No artist's fame can be raised.
            - `ticket`: No ticket can be taken.
            - `visitor`: No visitor can be moved.
            - `assistant`: No desk is free, or the queue is empty.
            - `contract`: No contract can be placed.
    """

    kind: GalleristEventStepSkippedKind
    seat: int
    step: GalleristStep

    def to_dict(self) -> dict[str, Any]:
        kind = self.kind.value

        seat = self.seat

        step = self.step.value

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "kind": kind,
                "seat": seat,
                "step": step,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        kind = GalleristEventStepSkippedKind(d.pop("kind"))

        seat = d.pop("seat")

        step = GalleristStep(d.pop("step"))

        gallerist_event_step_skipped = cls(
            kind=kind,
            seat=seat,
            step=step,
        )

        return gallerist_event_step_skipped
