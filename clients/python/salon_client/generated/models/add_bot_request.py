from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.bot_level import BotLevel

T = TypeVar("T", bound="AddBotRequest")


@_attrs_define
class AddBotRequest:
    """The built-in bot to add.

    Attributes:
        level (BotLevel): How well a built-in bot plays: at random, one move at a time, or looking ahead.
    """

    level: BotLevel

    def to_dict(self) -> dict[str, Any]:
        level = self.level.value

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "level": level,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        level = BotLevel(d.pop("level"))

        add_bot_request = cls(
            level=level,
        )

        return add_bot_request
