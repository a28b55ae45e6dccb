from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

T = TypeVar("T", bound="ArtSocietyCommandTakeDown")


@_attrs_define
class ArtSocietyCommandTakeDown:
    """Takes down everything hung this round, to hang it again.

    Attributes:
        kind (Literal['take_down']):
    """

    kind: Literal["take_down"]

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
        kind = cast(Literal["take_down"], d.pop("kind"))
        if kind != "take_down":
            raise ValueError(f"kind must match const 'take_down', got '{kind}'")

        art_society_command_take_down = cls(
            kind=kind,
        )

        return art_society_command_take_down
