from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

T = TypeVar("T", bound="Tokens")


@_attrs_define
class Tokens:
    """The tokens of a session.

    Attributes:
        access_token (str): For the `Authorization` header; an opaque JWT.
        expires_at (datetime.datetime): When the access token expires.
        refresh_expires_at (datetime.datetime): When the refresh token expires.
        token_type (str): `Bearer`.
        refresh_token (None | str | Unset): To be exchanged for the next pair of tokens, once; absent if it is in the
            cookie.
    """

    access_token: str = _attrs_field(repr=False)
    expires_at: datetime.datetime
    refresh_expires_at: datetime.datetime
    token_type: str
    refresh_token: None | str | Unset = _attrs_field(default=UNSET, repr=False)
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        access_token = self.access_token

        expires_at = self.expires_at.isoformat()

        refresh_expires_at = self.refresh_expires_at.isoformat()

        token_type = self.token_type

        refresh_token: None | str | Unset
        if isinstance(self.refresh_token, Unset):
            refresh_token = UNSET
        else:
            refresh_token = self.refresh_token

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "access_token": access_token,
                "expires_at": expires_at,
                "refresh_expires_at": refresh_expires_at,
                "token_type": token_type,
            }
        )
        if refresh_token is not UNSET:
            field_dict["refresh_token"] = refresh_token

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        access_token = d.pop("access_token")

        expires_at = datetime.datetime.fromisoformat(d.pop("expires_at"))

        refresh_expires_at = datetime.datetime.fromisoformat(
            d.pop("refresh_expires_at")
        )

        token_type = d.pop("token_type")

        def _parse_refresh_token(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        refresh_token = _parse_refresh_token(d.pop("refresh_token", UNSET))

        tokens = cls(
            access_token=access_token,
            expires_at=expires_at,
            refresh_expires_at=refresh_expires_at,
            token_type=token_type,
            refresh_token=refresh_token,
        )

        tokens.additional_properties = d
        return tokens

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
