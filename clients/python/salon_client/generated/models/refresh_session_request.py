from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

T = TypeVar("T", bound="RefreshSessionRequest")


@_attrs_define
class RefreshSessionRequest:
    """The refresh token of a session.

    Attributes:
        refresh_token (str | Unset): The newest refresh token of the session. Required without the cookie. Example:
            salon_rt_4VfQ2c.
    """

    refresh_token: str | Unset = _attrs_field(default=UNSET, repr=False)

    def to_dict(self) -> dict[str, Any]:
        refresh_token = self.refresh_token

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if refresh_token is not UNSET:
            field_dict["refresh_token"] = refresh_token

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        refresh_token = d.pop("refresh_token", UNSET)

        refresh_session_request = cls(
            refresh_token=refresh_token,
        )

        return refresh_session_request
