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

T = TypeVar("T", bound="GalleristEventEndTriggered")


@_attrs_define
class GalleristEventEndTriggered:
    """The end of the game was triggered: the next round is the last. Version 1 of the rules records no cause.

    Attributes:
        kind (Literal['end_triggered']):
        cause (Literal['conditions'] | Literal['idle_rounds'] | None | Unset):
    """

    kind: Literal["end_triggered"]
    cause: Literal["conditions"] | Literal["idle_rounds"] | None | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        kind = self.kind

        cause: Literal["conditions"] | Literal["idle_rounds"] | None | Unset
        if isinstance(self.cause, Unset):
            cause = UNSET
        else:
            cause = self.cause

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "kind": kind,
            }
        )
        if cause is not UNSET:
            field_dict["cause"] = cause

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        kind = cast(Literal["end_triggered"], d.pop("kind"))
        if kind != "end_triggered":
            raise ValueError(f"kind must match const 'end_triggered', got '{kind}'")

        def _parse_cause(
            data: object,
        ) -> Literal["conditions"] | Literal["idle_rounds"] | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            componentsschemas_gallerist_end_cause_type_0 = cast(
                Literal["conditions"], data
            )
            if componentsschemas_gallerist_end_cause_type_0 != "conditions":
                raise ValueError(
                    f"/components/schemas/GalleristEndCause_type_0 must match const 'conditions', got '{componentsschemas_gallerist_end_cause_type_0}'"
                )
            return componentsschemas_gallerist_end_cause_type_0
            componentsschemas_gallerist_end_cause_type_1 = cast(
                Literal["idle_rounds"], data
            )
            if componentsschemas_gallerist_end_cause_type_1 != "idle_rounds":
                raise ValueError(
                    f"/components/schemas/GalleristEndCause_type_1 must match const 'idle_rounds', got '{componentsschemas_gallerist_end_cause_type_1}'"
                )
            return componentsschemas_gallerist_end_cause_type_1
            return cast(
                Literal["conditions"] | Literal["idle_rounds"] | None | Unset, data
            )

        cause = _parse_cause(d.pop("cause", UNSET))

        gallerist_event_end_triggered = cls(
            kind=kind,
            cause=cause,
        )

        return gallerist_event_end_triggered
