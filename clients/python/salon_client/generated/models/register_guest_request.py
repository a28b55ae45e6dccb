from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

T = TypeVar("T", bound="RegisterGuestRequest")


@_attrs_define
class RegisterGuestRequest:
    """What a guest chooses to become a full account.

    Attributes:
        name (str): The public handle of an account: 3 to 30 letters, digits, `-` and `_`, beginning and ending with a
            letter or digit.
            Upper case is converted to lower case. Example: ada.
        password (str): A new password: 10 to 128 characters of any kind. Example: not the real password.
        display_name (None | str | Unset):
        email (None | str | Unset):
    """

    name: str
    password: str = _attrs_field(repr=False)
    display_name: None | str | Unset = UNSET
    email: None | str | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        name = self.name

        password = self.password

        display_name: None | str | Unset
        if isinstance(self.display_name, Unset):
            display_name = UNSET
        else:
            display_name = self.display_name

        email: None | str | Unset
        if isinstance(self.email, Unset):
            email = UNSET
        else:
            email = self.email

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "name": name,
                "password": password,
            }
        )
        if display_name is not UNSET:
            field_dict["display_name"] = display_name
        if email is not UNSET:
            field_dict["email"] = email

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        name = d.pop("name")

        password = d.pop("password")

        def _parse_display_name(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        display_name = _parse_display_name(d.pop("display_name", UNSET))

        def _parse_email(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        email = _parse_email(d.pop("email", UNSET))

        register_guest_request = cls(
            name=name,
            password=password,
            display_name=display_name,
            email=email,
        )

        return register_guest_request
