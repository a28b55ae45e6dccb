from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.art_society_command_finish_turn_kind import (
    ArtSocietyCommandFinishTurnKind,
)

T = TypeVar("T", bound="ArtSocietyCommandFinishTurn")


@_attrs_define
class ArtSocietyCommandFinishTurn:
    """Ends the turn without hanging the assistant's tile.

    Attributes:
        kind (ArtSocietyCommandFinishTurnKind):
    """

    kind: ArtSocietyCommandFinishTurnKind

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
        kind = ArtSocietyCommandFinishTurnKind(d.pop("kind"))

        art_society_command_finish_turn = cls(
            kind=kind,
        )

        return art_society_command_finish_turn
