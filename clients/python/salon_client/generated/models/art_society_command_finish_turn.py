from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

T = TypeVar("T", bound="ArtSocietyCommandFinishTurn")


@_attrs_define
class ArtSocietyCommandFinishTurn:
    """Ends the turn without hanging the assistant's tile.

    Attributes:
        kind (Literal['finish_turn']):
    """

    kind: Literal["finish_turn"]

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
        kind = cast(Literal["finish_turn"], d.pop("kind"))
        if kind != "finish_turn":
            raise ValueError(f"kind must match const 'finish_turn', got '{kind}'")

        art_society_command_finish_turn = cls(
            kind=kind,
        )

        return art_society_command_finish_turn
