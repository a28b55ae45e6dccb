from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.account_kind import AccountKind
from ..types import UNSET, Unset

T = TypeVar("T", bound="Muted")


@_attrs_define
class Muted:
    """A muted account.

    Attributes:
        account (UUID): A person or a bot.
        display_name (str): The name shown to others. Example: Ada Lovelace.
        kind (AccountKind): Whether an account is a person or a bot. Shown wherever an account is named. Example:
            person.
        name (str): The public handle. Example: ada.
        muted_at (datetime.datetime): When it was muted.
        only_bots (bool): Whether only its bots are muted, because one of them was muted and is deleted.
        guest (bool | Unset): Whether it is a guest, without a chosen name and a password; absent if not. Default:
            False.
    """

    account: UUID
    display_name: str
    kind: AccountKind
    name: str
    muted_at: datetime.datetime
    only_bots: bool
    guest: bool | Unset = False
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        account = str(self.account)

        display_name = self.display_name

        kind = self.kind.value

        name = self.name

        muted_at = self.muted_at.isoformat()

        only_bots = self.only_bots

        guest = self.guest

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "account": account,
                "display_name": display_name,
                "kind": kind,
                "name": name,
                "muted_at": muted_at,
                "only_bots": only_bots,
            }
        )
        if guest is not UNSET:
            field_dict["guest"] = guest

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        account = UUID(d.pop("account"))

        display_name = d.pop("display_name")

        kind = AccountKind(d.pop("kind"))

        name = d.pop("name")

        muted_at = datetime.datetime.fromisoformat(d.pop("muted_at"))

        only_bots = d.pop("only_bots")

        guest = d.pop("guest", UNSET)

        muted = cls(
            account=account,
            display_name=display_name,
            kind=kind,
            name=name,
            muted_at=muted_at,
            only_bots=only_bots,
            guest=guest,
        )

        muted.additional_properties = d
        return muted

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
