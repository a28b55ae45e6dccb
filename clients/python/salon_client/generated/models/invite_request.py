from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="InviteRequest")


@_attrs_define
class InviteRequest:
    """The account to invite.

    Attributes:
        name (str): The public handle of an account: 3 to 30 letters, digits, `-` and `_`, beginning and ending with a
            letter or digit.
            Upper case is converted to lower case. Example: ada.
    """

    name: str

    def to_dict(self) -> dict[str, Any]:
        name = self.name

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "name": name,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        name = d.pop("name")

        invite_request = cls(
            name=name,
        )

        return invite_request
