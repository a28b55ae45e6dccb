from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

from ..models.bot_level import BotLevel
from ..types import UNSET, Unset

T = TypeVar("T", bound="HintRequest")


@_attrs_define
class HintRequest:
    """Which bot to ask.

    Attributes:
        level (BotLevel | None | Unset): Default: `"master"`.
    """

    level: BotLevel | None | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        level: None | str | Unset
        if isinstance(self.level, Unset):
            level = UNSET
        elif isinstance(self.level, BotLevel):
            level = self.level.value
        else:
            level = self.level

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if level is not UNSET:
            field_dict["level"] = level

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)

        def _parse_level(data: object) -> BotLevel | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                level_type_0 = BotLevel(data)

                return level_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(BotLevel | None | Unset, data)

        level = _parse_level(d.pop("level", UNSET))

        hint_request = cls(
            level=level,
        )

        return hint_request
