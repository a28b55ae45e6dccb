from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

T = TypeVar("T", bound="GalleristCommandFinish")


@_attrs_define
class GalleristCommandFinish:
    """Ends the turn, or declines to act after being kicked out.

    Attributes:
        kind (Literal['finish']):
    """

    kind: Literal["finish"]

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
        kind = cast(Literal["finish"], d.pop("kind"))
        if kind != "finish":
            raise ValueError(f"kind must match const 'finish', got '{kind}'")

        gallerist_command_finish = cls(
            kind=kind,
        )

        return gallerist_command_finish
