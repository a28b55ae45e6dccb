from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.gallerist_event_last_round_began_kind import (
    GalleristEventLastRoundBeganKind,
)

T = TypeVar("T", bound="GalleristEventLastRoundBegan")


@_attrs_define
class GalleristEventLastRoundBegan:
    """The last round began.

    Attributes:
        kind (GalleristEventLastRoundBeganKind):
    """

    kind: GalleristEventLastRoundBeganKind

    def to_dict(self) -> dict[str, Any]:
        kind = self.kind.value

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
        kind = GalleristEventLastRoundBeganKind(d.pop("kind"))

        gallerist_event_last_round_began = cls(
            kind=kind,
        )

        return gallerist_event_last_round_began
