from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="ChangeEmailRequest")


@_attrs_define
class ChangeEmailRequest:
    """An e-mail address, and the password as a confirmation.

    Attributes:
        email (str): A private e-mail address. Example: ada@example.org.
        password (str): A password or token to be checked. Example: not the real password.
    """

    email: str
    password: str = _attrs_field(repr=False)

    def to_dict(self) -> dict[str, Any]:
        email = self.email

        password = self.password

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "email": email,
                "password": password,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        email = d.pop("email")

        password = d.pop("password")

        change_email_request = cls(
            email=email,
            password=password,
        )

        return change_email_request
