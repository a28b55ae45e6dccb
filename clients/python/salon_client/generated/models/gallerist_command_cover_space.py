from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.gallerist_command_cover_space_kind import GalleristCommandCoverSpaceKind

T = TypeVar("T", bound="GalleristCommandCoverSpace")


@_attrs_define
class GalleristCommandCoverSpace:
    """Places the pending reputation tile on a reputation space.

    Attributes:
        kind (GalleristCommandCoverSpaceKind):
        niche (int):
    """

    kind: GalleristCommandCoverSpaceKind
    niche: int

    def to_dict(self) -> dict[str, Any]:
        kind = self.kind.value

        niche = self.niche

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "kind": kind,
                "niche": niche,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        kind = GalleristCommandCoverSpaceKind(d.pop("kind"))

        niche = d.pop("niche")

        gallerist_command_cover_space = cls(
            kind=kind,
            niche=niche,
        )

        return gallerist_command_cover_space
