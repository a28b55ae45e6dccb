from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

T = TypeVar("T", bound="GalleristCommandCoverSpace")


@_attrs_define
class GalleristCommandCoverSpace:
    """Places the pending reputation tile on a reputation space.

    Attributes:
        kind (Literal['cover_space']):
        niche (int):
    """

    kind: Literal["cover_space"]
    niche: int

    def to_dict(self) -> dict[str, Any]:
        kind = self.kind

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
        kind = cast(Literal["cover_space"], d.pop("kind"))
        if kind != "cover_space":
            raise ValueError(f"kind must match const 'cover_space', got '{kind}'")

        niche = d.pop("niche")

        gallerist_command_cover_space = cls(
            kind=kind,
            niche=niche,
        )

        return gallerist_command_cover_space
