from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="VerifyEmailRequest")


@_attrs_define
class VerifyEmailRequest:
    """The token of a mail.

    Attributes:
        token (str): The token. Example: salon_mt_5Kx9.
    """

    token: str = _attrs_field(repr=False)

    def to_dict(self) -> dict[str, Any]:
        token = self.token

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "token": token,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        token = d.pop("token")

        verify_email_request = cls(
            token=token,
        )

        return verify_email_request
