from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="ServerInfo")


@_attrs_define
class ServerInfo:
    """What the server offers.

    Attributes:
        guests (bool): Whether people may play as guests, see `POST /v1/guests`.
        mail (bool): Whether the server sends mail: to verify addresses, to reset passwords, about turns.
        version (str): The version of the program. Example: 0.1.0.
    """

    guests: bool
    mail: bool
    version: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        guests = self.guests

        mail = self.mail

        version = self.version

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "guests": guests,
                "mail": mail,
                "version": version,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        guests = d.pop("guests")

        mail = d.pop("mail")

        version = d.pop("version")

        server_info = cls(
            guests=guests,
            mail=mail,
            version=version,
        )

        server_info.additional_properties = d
        return server_info

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
