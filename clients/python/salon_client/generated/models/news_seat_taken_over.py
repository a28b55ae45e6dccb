from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.account_kind import AccountKind
from ..models.keeper import Keeper
from ..models.news_seat_taken_over_kind import NewsSeatTakenOverKind
from ..types import UNSET, Unset

T = TypeVar("T", bound="NewsSeatTakenOver")


@_attrs_define
class NewsSeatTakenOver:
    """Another account plays for a seat from now on.

    Attributes:
        by (Keeper): Who plays for a seat.
        game (UUID): A game.
        kind (NewsSeatTakenOverKind):
        seat (int): The seat.
        by_kind (AccountKind | None | Unset):
    """

    by: Keeper
    game: UUID
    kind: NewsSeatTakenOverKind
    seat: int
    by_kind: AccountKind | None | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        by = self.by.value

        game = str(self.game)

        kind = self.kind.value

        seat = self.seat

        by_kind: None | str | Unset
        if isinstance(self.by_kind, Unset):
            by_kind = UNSET
        elif isinstance(self.by_kind, AccountKind):
            by_kind = self.by_kind.value
        else:
            by_kind = self.by_kind

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "by": by,
                "game": game,
                "kind": kind,
                "seat": seat,
            }
        )
        if by_kind is not UNSET:
            field_dict["by_kind"] = by_kind

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        by = Keeper(d.pop("by"))

        game = UUID(d.pop("game"))

        kind = NewsSeatTakenOverKind(d.pop("kind"))

        seat = d.pop("seat")

        def _parse_by_kind(data: object) -> AccountKind | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                by_kind_type_0 = AccountKind(data)

                return by_kind_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(AccountKind | None | Unset, data)

        by_kind = _parse_by_kind(d.pop("by_kind", UNSET))

        news_seat_taken_over = cls(
            by=by,
            game=game,
            kind=kind,
            seat=seat,
            by_kind=by_kind,
        )

        news_seat_taken_over.additional_properties = d
        return news_seat_taken_over

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
