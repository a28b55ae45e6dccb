from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

T = TypeVar("T", bound="GalleristEventPlayBegan")


@_attrs_define
class GalleristEventPlayBegan:
    """All seats have chosen a start location. The start tiles that were not taken are removed from the game.

    Attributes:
        kind (Literal['play_began']):
    """

    kind: Literal["play_began"]

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
        kind = cast(Literal["play_began"], d.pop("kind"))
        if kind != "play_began":
            raise ValueError(f"kind must match const 'play_began', got '{kind}'")

        gallerist_event_play_began = cls(
            kind=kind,
        )

        return gallerist_event_play_began
