from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="SandboxOrder")


@_attrs_define
class SandboxOrder:
    """How a sandbox is set up.

    Attributes:
        open_hands (bool | Unset): Whether the owner may look at the game from every seat. Everyone can see this before
            joining. Default: False.
    """

    open_hands: bool | Unset = False

    def to_dict(self) -> dict[str, Any]:
        open_hands = self.open_hands

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if open_hands is not UNSET:
            field_dict["open_hands"] = open_hands

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        open_hands = d.pop("open_hands", UNSET)

        sandbox_order = cls(
            open_hands=open_hands,
        )

        return sandbox_order
