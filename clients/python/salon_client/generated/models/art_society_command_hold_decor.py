from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.art_society_command_hold_decor_kind import ArtSocietyCommandHoldDecorKind
from ..models.art_society_decor import ArtSocietyDecor

T = TypeVar("T", bound="ArtSocietyCommandHoldDecor")


@_attrs_define
class ArtSocietyCommandHoldDecor:
    """Chooses an earned decor tile and gives it to the assistant.

    Attributes:
        decor (ArtSocietyDecor): A decor tile, named by width x height. It has a shield on each cell.

            - `1x1`: One cell, one shield.
            - `2x1`: Two cells side by side.
            - `1x2`: Two cells one above the other.
            - `3x1`: Three cells side by side.
            - `1x3`: Three cells one above the other.
        kind (ArtSocietyCommandHoldDecorKind):
    """

    decor: ArtSocietyDecor
    kind: ArtSocietyCommandHoldDecorKind

    def to_dict(self) -> dict[str, Any]:
        decor = self.decor.value

        kind = self.kind.value

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "decor": decor,
                "kind": kind,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        decor = ArtSocietyDecor(d.pop("decor"))

        kind = ArtSocietyCommandHoldDecorKind(d.pop("kind"))

        art_society_command_hold_decor = cls(
            decor=decor,
            kind=kind,
        )

        return art_society_command_hold_decor
