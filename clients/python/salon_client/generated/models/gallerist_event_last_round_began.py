from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

T = TypeVar("T", bound="GalleristEventLastRoundBegan")


@_attrs_define
class GalleristEventLastRoundBegan:
    """The last round began.

    Attributes:
        kind (Literal['last_round_began']):
    """

    kind: Literal["last_round_began"]

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
        kind = cast(Literal["last_round_began"], d.pop("kind"))
        if kind != "last_round_began":
            raise ValueError(f"kind must match const 'last_round_began', got '{kind}'")

        gallerist_event_last_round_began = cls(
            kind=kind,
        )

        return gallerist_event_last_round_began
