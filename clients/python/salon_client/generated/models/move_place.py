from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.status import Status
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.awaited import Awaited


T = TypeVar("T", bound="MovePlace")


@_attrs_define
class MovePlace:
    """A change in one of the caller's games: a move, a start, an abort, or an end by resignation.

    Attributes:
        game (UUID): A game.
        status (Status): The status of a game.
        version (int): Its current version.
        awaited (Awaited | None | Unset):
    """

    game: UUID
    status: Status
    version: int
    awaited: Awaited | None | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.awaited import Awaited  # noqa: PLC0415

        game = str(self.game)

        status = self.status.value

        version = self.version

        awaited: dict[str, Any] | None | Unset
        if isinstance(self.awaited, Unset):
            awaited = UNSET
        elif isinstance(self.awaited, Awaited):
            awaited = self.awaited.to_dict()
        else:
            awaited = self.awaited

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "game": game,
                "status": status,
                "version": version,
            }
        )
        if awaited is not UNSET:
            field_dict["awaited"] = awaited

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.awaited import Awaited  # noqa: PLC0415

        d = dict(src_dict)
        game = UUID(d.pop("game"))

        status = Status(d.pop("status"))

        version = d.pop("version")

        def _parse_awaited(data: object) -> Awaited | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                awaited_type_0 = Awaited.from_dict(data)

                return awaited_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(Awaited | None | Unset, data)

        awaited = _parse_awaited(d.pop("awaited", UNSET))

        move_place = cls(
            game=game,
            status=status,
            version=version,
            awaited=awaited,
        )

        move_place.additional_properties = d
        return move_place

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
