from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="PasswordChanged")


@_attrs_define
class PasswordChanged:
    """The new session, and the number of tokens that still work.

    Attributes:
        access_token (str): For the `Authorization` header; an opaque JWT.
        access_tokens_left (int): The number of personal access tokens of the account that still work.
        bot_tokens_left (int): The number of tokens of the account's bots that still work.
        expires_at (datetime.datetime): When the access token expires.
        refresh_expires_at (datetime.datetime): When the refresh token expires.
        refresh_token (str): To be exchanged for the next pair of tokens; can be used once.
        token_type (str): `Bearer`.
    """

    access_token: str = _attrs_field(repr=False)
    access_tokens_left: int
    bot_tokens_left: int
    expires_at: datetime.datetime
    refresh_expires_at: datetime.datetime
    refresh_token: str = _attrs_field(repr=False)
    token_type: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        access_token = self.access_token

        access_tokens_left = self.access_tokens_left

        bot_tokens_left = self.bot_tokens_left

        expires_at = self.expires_at.isoformat()

        refresh_expires_at = self.refresh_expires_at.isoformat()

        refresh_token = self.refresh_token

        token_type = self.token_type

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "access_token": access_token,
                "access_tokens_left": access_tokens_left,
                "bot_tokens_left": bot_tokens_left,
                "expires_at": expires_at,
                "refresh_expires_at": refresh_expires_at,
                "refresh_token": refresh_token,
                "token_type": token_type,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        access_token = d.pop("access_token")

        access_tokens_left = d.pop("access_tokens_left")

        bot_tokens_left = d.pop("bot_tokens_left")

        expires_at = datetime.datetime.fromisoformat(d.pop("expires_at"))

        refresh_expires_at = datetime.datetime.fromisoformat(
            d.pop("refresh_expires_at")
        )

        refresh_token = d.pop("refresh_token")

        token_type = d.pop("token_type")

        password_changed = cls(
            access_token=access_token,
            access_tokens_left=access_tokens_left,
            bot_tokens_left=bot_tokens_left,
            expires_at=expires_at,
            refresh_expires_at=refresh_expires_at,
            refresh_token=refresh_token,
            token_type=token_type,
        )

        password_changed.additional_properties = d
        return password_changed

    @property
    def additional_keys(self) -> list[str]:
        return list(self.additional_properties.keys())

    def __getitem__(self, key: str) -> Any:
        return self.additional_properties[key]

    def __setitem__(self, key: str, value: Any) -> None:
        self.additional_properties[key] = value

    def __delitem__(self, key: str) -> None:
        del self.additional_properties[key]

    def __contains__(self, key: str) -> bool:
        return key in self.additional_properties
