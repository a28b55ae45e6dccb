from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

from ..models.art_society_command_hang_decor_kind import ArtSocietyCommandHangDecorKind
from ..models.art_society_decor import ArtSocietyDecor

if TYPE_CHECKING:
    from ..models.art_society_cell import ArtSocietyCell


T = TypeVar("T", bound="ArtSocietyCommandHangDecor")


@_attrs_define
class ArtSocietyCommandHangDecor:
    """Chooses an earned decor tile and hangs it.

    Attributes:
        at (ArtSocietyCell): A position as a client names it: `x` from the left, `y` from the top, both from 0. It may
            be outside the wall.
        decor (ArtSocietyDecor): A decor tile, named by width x height. It has a shield on each cell.

            - `1x1`: One cell, one shield.
            - `2x1`: Two cells side by side.
            - `1x2`: Two cells one above the other.
            - `3x1`: Three cells side by side.
            - `1x3`: Three cells one above the other.
        kind (ArtSocietyCommandHangDecorKind):
    """

    at: ArtSocietyCell
    decor: ArtSocietyDecor
    kind: ArtSocietyCommandHangDecorKind

    def to_dict(self) -> dict[str, Any]:
        at = self.at.to_dict()

        decor = self.decor.value

        kind = self.kind.value

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "at": at,
                "decor": decor,
                "kind": kind,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.art_society_cell import ArtSocietyCell  # noqa: PLC0415

        d = dict(src_dict)
        at = ArtSocietyCell.from_dict(d.pop("at"))

        decor = ArtSocietyDecor(d.pop("decor"))

        kind = ArtSocietyCommandHangDecorKind(d.pop("kind"))

        art_society_command_hang_decor = cls(
            at=at,
            decor=decor,
            kind=kind,
        )

        return art_society_command_hang_decor
