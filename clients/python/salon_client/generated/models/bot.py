from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.account_kind import AccountKind
from ..models.language import Language

T = TypeVar("T", bound="Bot")


@_attrs_define
class Bot:
    """A bot as its owner sees it.

    Attributes:
        created_at (datetime.datetime): When it was created.
        display_name (str): The name shown to others.
        id (UUID): A person or a bot.
        kind (AccountKind): Whether an account is a person or a bot. Shown wherever an account is named. Example:
            person.
        locale (Language): A language of the server's texts.
        name (str): The public handle.
    """

    created_at: datetime.datetime
    display_name: str
    id: UUID
    kind: AccountKind
    locale: Language
    name: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        created_at = self.created_at.isoformat()

        display_name = self.display_name

        id = str(self.id)

        kind = self.kind.value

        locale = self.locale.value

        name = self.name

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "created_at": created_at,
                "display_name": display_name,
                "id": id,
                "kind": kind,
                "locale": locale,
                "name": name,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        created_at = datetime.datetime.fromisoformat(d.pop("created_at"))

        display_name = d.pop("display_name")

        id = UUID(d.pop("id"))

        kind = AccountKind(d.pop("kind"))

        locale = Language(d.pop("locale"))

        name = d.pop("name")

        bot = cls(
            created_at=created_at,
            display_name=display_name,
            id=id,
            kind=kind,
            locale=locale,
            name=name,
        )

        bot.additional_properties = d
        return bot

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
