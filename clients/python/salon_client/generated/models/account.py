from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar, cast
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.account_kind import AccountKind
from ..models.language import Language
from ..types import UNSET, Unset

T = TypeVar("T", bound="Account")


@_attrs_define
class Account:
    """An account as its owner sees it.

    Attributes:
        created_at (datetime.datetime): When the account was created.
        display_name (str): The name shown to others.
        email_verified (bool): Whether the address was verified.
        id (UUID): A person or a bot.
        kind (AccountKind): Whether an account is a person or a bot. Shown wherever an account is named. Example:
            person.
        locale (Language): A language of the server's texts.
        name (str): The public handle.
        time_zone (str): The IANA name of the time zone.
        email (None | str | Unset): The private e-mail address.
        guest (bool | Unset): Whether it is a guest, without a chosen name and a password; absent if not. Default:
            False.
    """

    created_at: datetime.datetime
    display_name: str
    email_verified: bool
    id: UUID
    kind: AccountKind
    locale: Language
    name: str
    time_zone: str
    email: None | str | Unset = UNSET
    guest: bool | Unset = False
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        created_at = self.created_at.isoformat()

        display_name = self.display_name

        email_verified = self.email_verified

        id = str(self.id)

        kind = self.kind.value

        locale = self.locale.value

        name = self.name

        time_zone = self.time_zone

        email: None | str | Unset
        if isinstance(self.email, Unset):
            email = UNSET
        else:
            email = self.email

        guest = self.guest

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "created_at": created_at,
                "display_name": display_name,
                "email_verified": email_verified,
                "id": id,
                "kind": kind,
                "locale": locale,
                "name": name,
                "time_zone": time_zone,
            }
        )
        if email is not UNSET:
            field_dict["email"] = email
        if guest is not UNSET:
            field_dict["guest"] = guest

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        created_at = datetime.datetime.fromisoformat(d.pop("created_at"))

        display_name = d.pop("display_name")

        email_verified = d.pop("email_verified")

        id = UUID(d.pop("id"))

        kind = AccountKind(d.pop("kind"))

        locale = Language(d.pop("locale"))

        name = d.pop("name")

        time_zone = d.pop("time_zone")

        def _parse_email(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        email = _parse_email(d.pop("email", UNSET))

        guest = d.pop("guest", UNSET)

        account = cls(
            created_at=created_at,
            display_name=display_name,
            email_verified=email_verified,
            id=id,
            kind=kind,
            locale=locale,
            name=name,
            time_zone=time_zone,
            email=email,
            guest=guest,
        )

        account.additional_properties = d
        return account

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
