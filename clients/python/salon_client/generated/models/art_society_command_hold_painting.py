from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

T = TypeVar("T", bound="ArtSocietyCommandHoldPainting")


@_attrs_define
class ArtSocietyCommandHoldPainting:
    """Gives the painting that is to be hung to the assistant.

    Attributes:
        kind (Literal['hold_painting']):
    """

    kind: Literal["hold_painting"]

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
        kind = cast(Literal["hold_painting"], d.pop("kind"))
        if kind != "hold_painting":
            raise ValueError(f"kind must match const 'hold_painting', got '{kind}'")

        art_society_command_hold_painting = cls(
            kind=kind,
        )

        return art_society_command_hold_painting
