from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

T = TypeVar("T", bound="ArtSocietyCommandTakePainting")


@_attrs_define
class ArtSocietyCommandTakePainting:
    """Takes a painting of the auction.

    Attributes:
        kind (Literal['take_painting']):
        painting (str): A painting tile, `P001` to `P116`.
    """

    kind: Literal["take_painting"]
    painting: str

    def to_dict(self) -> dict[str, Any]:
        kind = self.kind

        painting = self.painting

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "kind": kind,
                "painting": painting,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        kind = cast(Literal["take_painting"], d.pop("kind"))
        if kind != "take_painting":
            raise ValueError(f"kind must match const 'take_painting', got '{kind}'")

        painting = d.pop("painting")

        art_society_command_take_painting = cls(
            kind=kind,
            painting=painting,
        )

        return art_society_command_take_painting
