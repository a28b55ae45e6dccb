from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.gallerist_event_play_began_kind import GalleristEventPlayBeganKind

T = TypeVar("T", bound="GalleristEventPlayBegan")


@_attrs_define
class GalleristEventPlayBegan:
    """All seats have chosen a start location. The start tiles that were not taken are removed from the game.

    Attributes:
        kind (GalleristEventPlayBeganKind):
    """

    kind: GalleristEventPlayBeganKind

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
        kind = GalleristEventPlayBeganKind(d.pop("kind"))

        gallerist_event_play_began = cls(
            kind=kind,
        )

        return gallerist_event_play_began
