from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar, cast
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.status import Status
from ..types import UNSET, Unset

T = TypeVar("T", bound="Membership")


@_attrs_define
class Membership:
    """A game the account plays or played in.

    Attributes:
        game (UUID): A game.
        joined_at (datetime.datetime): When the account joined.
        ruleset (str): The ruleset. Example: art_society.
        status (Status): The status of a game.
        resigned_at (datetime.datetime | None | Unset): When it resigned.
        seat (int | None | Unset): The account's seat, once the game is dealt.
    """

    game: UUID
    joined_at: datetime.datetime
    ruleset: str
    status: Status
    resigned_at: datetime.datetime | None | Unset = UNSET
    seat: int | None | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        game = str(self.game)

        joined_at = self.joined_at.isoformat()

        ruleset = self.ruleset

        status = self.status.value

        resigned_at: None | str | Unset
        if isinstance(self.resigned_at, Unset):
            resigned_at = UNSET
        elif isinstance(self.resigned_at, datetime.datetime):
            resigned_at = self.resigned_at.isoformat()
        else:
            resigned_at = self.resigned_at

        seat: int | None | Unset
        if isinstance(self.seat, Unset):
            seat = UNSET
        else:
            seat = self.seat

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "game": game,
                "joined_at": joined_at,
                "ruleset": ruleset,
                "status": status,
            }
        )
        if resigned_at is not UNSET:
            field_dict["resigned_at"] = resigned_at
        if seat is not UNSET:
            field_dict["seat"] = seat

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        game = UUID(d.pop("game"))

        joined_at = datetime.datetime.fromisoformat(d.pop("joined_at"))

        ruleset = d.pop("ruleset")

        status = Status(d.pop("status"))

        def _parse_resigned_at(data: object) -> datetime.datetime | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                resigned_at_type_0 = datetime.datetime.fromisoformat(data)

                return resigned_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None | Unset, data)

        resigned_at = _parse_resigned_at(d.pop("resigned_at", UNSET))

        def _parse_seat(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        seat = _parse_seat(d.pop("seat", UNSET))

        membership = cls(
            game=game,
            joined_at=joined_at,
            ruleset=ruleset,
            status=status,
            resigned_at=resigned_at,
            seat=seat,
        )

        membership.additional_properties = d
        return membership

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
