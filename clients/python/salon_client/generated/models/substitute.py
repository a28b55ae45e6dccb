from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.account_kind import AccountKind
from ..types import UNSET, Unset

T = TypeVar("T", bound="Substitute")


@_attrs_define
class Substitute:
    """An account that offered to take over a seat.

    Attributes:
        account (UUID): A person or a bot.
        agreed (list[UUID]): The players who agreed so far. The account gets the seat when all of them agree.
        kind (AccountKind): Whether an account is a person or a bot. Shown wherever an account is named. Example:
            person.
        offered_at (datetime.datetime): When it offered.
        seat (int): The seat.
        guest (bool | Unset): Whether it is a guest, without a chosen name and a password; absent if not. Default:
            False.
    """

    account: UUID
    agreed: list[UUID]
    kind: AccountKind
    offered_at: datetime.datetime
    seat: int
    guest: bool | Unset = False
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        account = str(self.account)

        agreed = []
        for agreed_item_data in self.agreed:
            agreed_item = str(agreed_item_data)
            agreed.append(agreed_item)

        kind = self.kind.value

        offered_at = self.offered_at.isoformat()

        seat = self.seat

        guest = self.guest

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "account": account,
                "agreed": agreed,
                "kind": kind,
                "offered_at": offered_at,
                "seat": seat,
            }
        )
        if guest is not UNSET:
            field_dict["guest"] = guest

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        account = UUID(d.pop("account"))

        agreed = []
        _agreed = d.pop("agreed")
        for agreed_item_data in _agreed:
            agreed_item = UUID(agreed_item_data)

            agreed.append(agreed_item)

        kind = AccountKind(d.pop("kind"))

        offered_at = datetime.datetime.fromisoformat(d.pop("offered_at"))

        seat = d.pop("seat")

        guest = d.pop("guest", UNSET)

        substitute = cls(
            account=account,
            agreed=agreed,
            kind=kind,
            offered_at=offered_at,
            seat=seat,
            guest=guest,
        )

        substitute.additional_properties = d
        return substitute

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
