from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.art_society_command_take_down_kind import ArtSocietyCommandTakeDownKind

T = TypeVar("T", bound="ArtSocietyCommandTakeDown")


@_attrs_define
class ArtSocietyCommandTakeDown:
    """Takes down everything hung this round, to hang it again.

    Attributes:
        kind (ArtSocietyCommandTakeDownKind):
    """

    kind: ArtSocietyCommandTakeDownKind

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
        kind = ArtSocietyCommandTakeDownKind(d.pop("kind"))

        art_society_command_take_down = cls(
            kind=kind,
        )

        return art_society_command_take_down
