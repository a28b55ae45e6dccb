from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

T = TypeVar("T", bound="DeleteAccountRequest")


@_attrs_define
class DeleteAccountRequest:
    """The password, as a confirmation.

    Attributes:
        password (str | Unset): A password or token to be checked. Example: not the real password.
    """

    password: str | Unset = _attrs_field(default=UNSET, repr=False)

    def to_dict(self) -> dict[str, Any]:
        password = self.password

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if password is not UNSET:
            field_dict["password"] = password

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        password = d.pop("password", UNSET)

        delete_account_request = cls(
            password=password,
        )

        return delete_account_request
