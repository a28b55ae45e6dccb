from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="PauseRequest")


@_attrs_define
class PauseRequest:
    """Whether the caller wants a pause.

    Attributes:
        paused (bool): Whether the caller wants the game to be paused.
    """

    paused: bool

    def to_dict(self) -> dict[str, Any]:
        paused = self.paused

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "paused": paused,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        paused = d.pop("paused")

        pause_request = cls(
            paused=paused,
        )

        return pause_request
