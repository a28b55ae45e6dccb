from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.account_kind import AccountKind
from ..models.bot_level import BotLevel
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.seat_time import SeatTime


T = TypeVar("T", bound="PlayerSummary")


@_attrs_define
class PlayerSummary:
    """A player of a game.

    Attributes:
        kept (bool): Whether a bot plays for the seat until its owner comes back.
        kind (AccountKind): Whether an account is a person or a bot. Shown wherever an account is named. Example:
            person.
        resigned (bool): Whether the player resigned.
        wants_pause (bool): Whether the player wants the game to be paused.
        account (None | Unset | UUID):
        clock (None | SeatTime | Unset):
        display_name (None | str | Unset): The name shown to others; null once the account was deleted.
        guest (bool | Unset): Whether it is a guest, without a chosen name and a password; absent if not. Default:
            False.
        level (BotLevel | None | Unset):
        name (None | str | Unset): The public handle; null once the account was deleted.
        seat (int | None | Unset): The seat, once the game is dealt.
    """

    kept: bool
    kind: AccountKind
    resigned: bool
    wants_pause: bool
    account: None | Unset | UUID = UNSET
    clock: None | SeatTime | Unset = UNSET
    display_name: None | str | Unset = UNSET
    guest: bool | Unset = False
    level: BotLevel | None | Unset = UNSET
    name: None | str | Unset = UNSET
    seat: int | None | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.seat_time import SeatTime  # noqa: PLC0415

        kept = self.kept

        kind = self.kind.value

        resigned = self.resigned

        wants_pause = self.wants_pause

        account: None | str | Unset
        if isinstance(self.account, Unset):
            account = UNSET
        elif isinstance(self.account, UUID):
            account = str(self.account)
        else:
            account = self.account

        clock: dict[str, Any] | None | Unset
        if isinstance(self.clock, Unset):
            clock = UNSET
        elif isinstance(self.clock, SeatTime):
            clock = self.clock.to_dict()
        else:
            clock = self.clock

        display_name: None | str | Unset
        if isinstance(self.display_name, Unset):
            display_name = UNSET
        else:
            display_name = self.display_name

        guest = self.guest

        level: None | str | Unset
        if isinstance(self.level, Unset):
            level = UNSET
        elif isinstance(self.level, BotLevel):
            level = self.level.value
        else:
            level = self.level

        name: None | str | Unset
        if isinstance(self.name, Unset):
            name = UNSET
        else:
            name = self.name

        seat: int | None | Unset
        if isinstance(self.seat, Unset):
            seat = UNSET
        else:
            seat = self.seat

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "kept": kept,
                "kind": kind,
                "resigned": resigned,
                "wants_pause": wants_pause,
            }
        )
        if account is not UNSET:
            field_dict["account"] = account
        if clock is not UNSET:
            field_dict["clock"] = clock
        if display_name is not UNSET:
            field_dict["display_name"] = display_name
        if guest is not UNSET:
            field_dict["guest"] = guest
        if level is not UNSET:
            field_dict["level"] = level
        if name is not UNSET:
            field_dict["name"] = name
        if seat is not UNSET:
            field_dict["seat"] = seat

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.seat_time import SeatTime  # noqa: PLC0415

        d = dict(src_dict)
        kept = d.pop("kept")

        kind = AccountKind(d.pop("kind"))

        resigned = d.pop("resigned")

        wants_pause = d.pop("wants_pause")

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

        def _parse_clock(data: object) -> None | SeatTime | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                clock_type_0 = SeatTime.from_dict(data)

                return clock_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | SeatTime | Unset, data)

        clock = _parse_clock(d.pop("clock", UNSET))

        def _parse_display_name(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        display_name = _parse_display_name(d.pop("display_name", UNSET))

        guest = d.pop("guest", UNSET)

        def _parse_level(data: object) -> BotLevel | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                level_type_0 = BotLevel(data)

                return level_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(BotLevel | None | Unset, data)

        level = _parse_level(d.pop("level", UNSET))

        def _parse_name(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        name = _parse_name(d.pop("name", UNSET))

        def _parse_seat(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        seat = _parse_seat(d.pop("seat", UNSET))

        player_summary = cls(
            kept=kept,
            kind=kind,
            resigned=resigned,
            wants_pause=wants_pause,
            account=account,
            clock=clock,
            display_name=display_name,
            guest=guest,
            level=level,
            name=name,
            seat=seat,
        )

        player_summary.additional_properties = d
        return player_summary

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
