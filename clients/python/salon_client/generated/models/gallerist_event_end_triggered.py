from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

T = TypeVar("T", bound="GalleristEventEndTriggered")


@_attrs_define
class GalleristEventEndTriggered:
    """The end was triggered: after this round comes the last.

    Attributes:
        kind (Literal['end_triggered']):
    """

    kind: Literal["end_triggered"]

    def to_dict(self) -> dict[str, Any]:
        kind = self.kind

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "kind": kind,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        kind = cast(Literal["end_triggered"], d.pop("kind"))
        if kind != "end_triggered":
            raise ValueError(f"kind must match const 'end_triggered', got '{kind}'")

        gallerist_event_end_triggered = cls(
            kind=kind,
        )

        return gallerist_event_end_triggered
