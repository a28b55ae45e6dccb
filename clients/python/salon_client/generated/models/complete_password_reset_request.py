from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="CompletePasswordResetRequest")


@_attrs_define
class CompletePasswordResetRequest:
    """The token of a mail, and the new password.

    Attributes:
        new_password (str): A new password: 10 to 128 characters of any kind. Example: not the real password.
        token (str): The token. Example: salon_mt_5Kx9.
    """

    new_password: str = _attrs_field(repr=False)
    token: str = _attrs_field(repr=False)

    def to_dict(self) -> dict[str, Any]:
        new_password = self.new_password

        token = self.token

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "new_password": new_password,
                "token": token,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        new_password = d.pop("new_password")

        token = d.pop("token")

        complete_password_reset_request = cls(
            new_password=new_password,
            token=token,
        )

        return complete_password_reset_request
