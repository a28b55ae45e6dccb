from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

T = TypeVar("T", bound="ArtSocietyCommandForgoDecor")


@_attrs_define
class ArtSocietyCommandForgoDecor:
    """Declines the rest of the earned decor, where the edition allows it (1.0).

    Attributes:
        kind (Literal['forgo_decor']):
    """

    kind: Literal["forgo_decor"]

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
        kind = cast(Literal["forgo_decor"], d.pop("kind"))
        if kind != "forgo_decor":
            raise ValueError(f"kind must match const 'forgo_decor', got '{kind}'")

        art_society_command_forgo_decor = cls(
            kind=kind,
        )

        return art_society_command_forgo_decor
