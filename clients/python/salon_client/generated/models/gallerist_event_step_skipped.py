from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

T = TypeVar("T", bound="GalleristEventStepSkipped")


@_attrs_define
class GalleristEventStepSkipped:
    """A step that was impossible was skipped.

    Attributes:
        kind (Literal['step_skipped']):
        seat (int): A seat at the table, counted clockwise from 0.
        step (Literal['assistant'] | Literal['contract'] | Literal['fame'] | Literal['ticket'] | Literal['visitor']): A
            step that was skipped because it was impossible.
    """

    kind: Literal["step_skipped"]
    seat: int
    step: (
        Literal["assistant"]
        | Literal["contract"]
        | Literal["fame"]
        | Literal["ticket"]
        | Literal["visitor"]
    )

    def to_dict(self) -> dict[str, Any]:
        kind = self.kind

        seat = self.seat

        step: (
            Literal["assistant"]
            | Literal["contract"]
            | Literal["fame"]
            | Literal["ticket"]
            | Literal["visitor"]
        )
        step = self.step

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
        kind = cast(Literal["step_skipped"], d.pop("kind"))
        if kind != "step_skipped":
            raise ValueError(f"kind must match const 'step_skipped', got '{kind}'")

        seat = d.pop("seat")

        def _parse_step(
            data: object,
        ) -> (
            Literal["assistant"]
            | Literal["contract"]
            | Literal["fame"]
            | Literal["ticket"]
            | Literal["visitor"]
        ):
            componentsschemas_gallerist_step_type_0 = cast(Literal["fame"], data)
            if componentsschemas_gallerist_step_type_0 != "fame":
                raise ValueError(
                    f"/components/schemas/GalleristStep_type_0 must match const 'fame', got '{componentsschemas_gallerist_step_type_0}'"
                )
            return componentsschemas_gallerist_step_type_0
            componentsschemas_gallerist_step_type_1 = cast(Literal["ticket"], data)
            if componentsschemas_gallerist_step_type_1 != "ticket":
                raise ValueError(
                    f"/components/schemas/GalleristStep_type_1 must match const 'ticket', got '{componentsschemas_gallerist_step_type_1}'"
                )
            return componentsschemas_gallerist_step_type_1
            componentsschemas_gallerist_step_type_2 = cast(Literal["visitor"], data)
            if componentsschemas_gallerist_step_type_2 != "visitor":
                raise ValueError(
                    f"/components/schemas/GalleristStep_type_2 must match const 'visitor', got '{componentsschemas_gallerist_step_type_2}'"
                )
            return componentsschemas_gallerist_step_type_2
            componentsschemas_gallerist_step_type_3 = cast(Literal["assistant"], data)
            if componentsschemas_gallerist_step_type_3 != "assistant":
                raise ValueError(
                    f"/components/schemas/GalleristStep_type_3 must match const 'assistant', got '{componentsschemas_gallerist_step_type_3}'"
                )
            return componentsschemas_gallerist_step_type_3
            componentsschemas_gallerist_step_type_4 = cast(Literal["contract"], data)
            if componentsschemas_gallerist_step_type_4 != "contract":
                raise ValueError(
                    f"/components/schemas/GalleristStep_type_4 must match const 'contract', got '{componentsschemas_gallerist_step_type_4}'"
                )
            return componentsschemas_gallerist_step_type_4

        step = _parse_step(d.pop("step"))

        gallerist_event_step_skipped = cls(
            kind=kind,
            seat=seat,
            step=step,
        )

        return gallerist_event_step_skipped
