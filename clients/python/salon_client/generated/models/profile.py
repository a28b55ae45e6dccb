from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.account_kind import AccountKind
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.punctuality import Punctuality
    from ..models.somebody import Somebody
    from ..models.vacation import Vacation


T = TypeVar("T", bound="Profile")


@_attrs_define
class Profile:
    """The public profile of an account.

    Attributes:
        created_at (datetime.datetime): When the account was created.
        display_name (str): The name shown to others.
        id (UUID): A person or a bot.
        kind (AccountKind): Whether an account is a person or a bot. Shown wherever an account is named. Example:
            person.
        name (str): The public handle.
        reliability (Punctuality): How often an account decided in time.
        guest (bool | Unset): Whether it is a guest, without a chosen name and a password; absent if not. Default:
            False.
        owner (None | Somebody | Unset):
        vacation (None | Unset | Vacation):
    """

    created_at: datetime.datetime
    display_name: str
    id: UUID
    kind: AccountKind
    name: str
    reliability: Punctuality
    guest: bool | Unset = False
    owner: None | Somebody | Unset = UNSET
    vacation: None | Unset | Vacation = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.somebody import Somebody  # noqa: PLC0415
        from ..models.vacation import Vacation  # noqa: PLC0415

        created_at = self.created_at.isoformat()

        display_name = self.display_name

        id = str(self.id)

        kind = self.kind.value

        name = self.name

        reliability = self.reliability.to_dict()

        guest = self.guest

        owner: dict[str, Any] | None | Unset
        if isinstance(self.owner, Unset):
            owner = UNSET
        elif isinstance(self.owner, Somebody):
            owner = self.owner.to_dict()
        else:
            owner = self.owner

        vacation: dict[str, Any] | None | Unset
        if isinstance(self.vacation, Unset):
            vacation = UNSET
        elif isinstance(self.vacation, Vacation):
            vacation = self.vacation.to_dict()
        else:
            vacation = self.vacation

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "created_at": created_at,
                "display_name": display_name,
                "id": id,
                "kind": kind,
                "name": name,
                "reliability": reliability,
            }
        )
        if guest is not UNSET:
            field_dict["guest"] = guest
        if owner is not UNSET:
            field_dict["owner"] = owner
        if vacation is not UNSET:
            field_dict["vacation"] = vacation

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.punctuality import Punctuality  # noqa: PLC0415
        from ..models.somebody import Somebody  # noqa: PLC0415
        from ..models.vacation import Vacation  # noqa: PLC0415

        d = dict(src_dict)
        created_at = datetime.datetime.fromisoformat(d.pop("created_at"))

        display_name = d.pop("display_name")

        id = UUID(d.pop("id"))

        kind = AccountKind(d.pop("kind"))

        name = d.pop("name")

        reliability = Punctuality.from_dict(d.pop("reliability"))

        guest = d.pop("guest", UNSET)

        def _parse_owner(data: object) -> None | Somebody | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                owner_type_0 = Somebody.from_dict(data)

                return owner_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | Somebody | Unset, data)

        owner = _parse_owner(d.pop("owner", UNSET))

        def _parse_vacation(data: object) -> None | Unset | Vacation:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                vacation_type_0 = Vacation.from_dict(data)

                return vacation_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | Unset | Vacation, data)

        vacation = _parse_vacation(d.pop("vacation", UNSET))

        profile = cls(
            created_at=created_at,
            display_name=display_name,
            id=id,
            kind=kind,
            name=name,
            reliability=reliability,
            guest=guest,
            owner=owner,
            vacation=vacation,
        )

        profile.additional_properties = d
        return profile

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
