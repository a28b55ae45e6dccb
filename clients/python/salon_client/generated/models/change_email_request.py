from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="ChangeEmailRequest")


@_attrs_define
class ChangeEmailRequest:
    """An address, and the password to be sure.

    Attributes:
        email (str): A private e-mail address. Example: ada@example.org.
        password (str): A password or token somebody presents; whether it is right is not a matter of form. Example: not
            the real password.
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
