from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.pool import Pool
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.strength import Strength


T = TypeVar("T", bound="SeatRating")


@_attrs_define
class SeatRating:
    """What a game changed in the rating of the account that was dealt a seat.

    Attributes:
        after (Strength): The estimated strength of an account.
        before (Strength): The estimated strength of an account.
        placing (int): The placing among the accounts that were dealt in; those who left come last.
        pool (Pool): Against which kind of opponents an account is rated.
        seat (int): The seat.
        account (None | Unset | UUID):
    """

    after: Strength
    before: Strength
    placing: int
    pool: Pool
    seat: int
    account: None | Unset | UUID = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        after = self.after.to_dict()

        before = self.before.to_dict()

        placing = self.placing

        pool = self.pool.value

        seat = self.seat

        account: None | str | Unset
        if isinstance(self.account, Unset):
            account = UNSET
        elif isinstance(self.account, UUID):
            account = str(self.account)
        else:
            account = self.account

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "after": after,
                "before": before,
                "placing": placing,
                "pool": pool,
                "seat": seat,
            }
        )
        if account is not UNSET:
            field_dict["account"] = account

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.strength import Strength  # noqa: PLC0415

        d = dict(src_dict)
        after = Strength.from_dict(d.pop("after"))

        before = Strength.from_dict(d.pop("before"))

        placing = d.pop("placing")

        pool = Pool(d.pop("pool"))

        seat = d.pop("seat")

        def _parse_account(data: object) -> None | Unset | UUID:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                account_type_0 = UUID(data)

                return account_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | Unset | UUID, data)

        account = _parse_account(d.pop("account", UNSET))

        seat_rating = cls(
            after=after,
            before=before,
            placing=placing,
            pool=pool,
            seat=seat,
            account=account,
        )

        seat_rating.additional_properties = d
        return seat_rating

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
