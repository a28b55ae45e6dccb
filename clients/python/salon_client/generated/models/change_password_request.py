from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

T = TypeVar("T", bound="ChangePasswordRequest")


@_attrs_define
class ChangePasswordRequest:
    """The old password and the new one.

    Attributes:
        current_password (str): A password or token to be checked. Example: not the real password.
        new_password (str): A new password: 10 to 128 characters of any kind. Example: not the real password.
        revoke_access_tokens (bool | Unset): Whether the account's personal access tokens are revoked as well. Default:
            False.
        revoke_bot_tokens (bool | Unset): Whether the tokens of the account's bots are revoked as well. Default: False.
    """

    current_password: str = _attrs_field(repr=False)
    new_password: str = _attrs_field(repr=False)
    revoke_access_tokens: bool | Unset = False
    revoke_bot_tokens: bool | Unset = False

    def to_dict(self) -> dict[str, Any]:
        current_password = self.current_password

        new_password = self.new_password

        revoke_access_tokens = self.revoke_access_tokens

        revoke_bot_tokens = self.revoke_bot_tokens

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "current_password": current_password,
                "new_password": new_password,
            }
        )
        if revoke_access_tokens is not UNSET:
            field_dict["revoke_access_tokens"] = revoke_access_tokens
        if revoke_bot_tokens is not UNSET:
            field_dict["revoke_bot_tokens"] = revoke_bot_tokens

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        current_password = d.pop("current_password")

        new_password = d.pop("new_password")

        revoke_access_tokens = d.pop("revoke_access_tokens", UNSET)

        revoke_bot_tokens = d.pop("revoke_bot_tokens", UNSET)

        change_password_request = cls(
            current_password=current_password,
            new_password=new_password,
            revoke_access_tokens=revoke_access_tokens,
            revoke_bot_tokens=revoke_bot_tokens,
        )

        return change_password_request
