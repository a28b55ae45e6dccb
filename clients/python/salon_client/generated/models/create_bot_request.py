from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="CreateBotRequest")


@_attrs_define
class CreateBotRequest:
    """A new bot.

    Attributes:
        name (str): The public handle of an account: 3 to 30 letters, digits, `-` and `_`, beginning and ending with a
            letter or digit.
            Upper case is converted to lower case. Example: ada.
        display_name (None | str | Unset):
    """

    name: str
    display_name: None | str | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        name = self.name

        display_name: None | str | Unset
        if isinstance(self.display_name, Unset):
            display_name = UNSET
        else:
            display_name = self.display_name

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "name": name,
            }
        )
        if display_name is not UNSET:
            field_dict["display_name"] = display_name

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        name = d.pop("name")

        def _parse_display_name(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        display_name = _parse_display_name(d.pop("display_name", UNSET))

        create_bot_request = cls(
            name=name,
            display_name=display_name,
        )

        return create_bot_request
