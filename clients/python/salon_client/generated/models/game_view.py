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
    from ..models.ruleset_view import RulesetView


T = TypeVar("T", bound="GameView")


@_attrs_define
class GameView:
    """A view of a game.

    Attributes:
        awaiting (list[Awaited]): The seats the game was waiting for.
        commitment (str): The SHA-256 of the seed.
        game (UUID): A game.
        ruleset (str): The ruleset.
        status (Status): The status of a game.
        version (int): The number of events at that time.
        view (RulesetView): A view of a game, as its ruleset defines it.
        seat (int | None | Unset): The seat whose view it is; null for a spectator.
    """

    awaiting: list[Awaited]
    commitment: str
    game: UUID
    ruleset: str
    status: Status
    version: int
    view: RulesetView
    seat: int | None | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        awaiting = []
        for awaiting_item_data in self.awaiting:
            awaiting_item = awaiting_item_data.to_dict()
            awaiting.append(awaiting_item)

        commitment = self.commitment

        game = str(self.game)

        ruleset = self.ruleset

        status = self.status.value

        version = self.version

        view = self.view.to_dict()

        seat: int | None | Unset
        if isinstance(self.seat, Unset):
            seat = UNSET
        else:
            seat = self.seat

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "awaiting": awaiting,
                "commitment": commitment,
                "game": game,
                "ruleset": ruleset,
                "status": status,
                "version": version,
                "view": view,
            }
        )
        if seat is not UNSET:
            field_dict["seat"] = seat

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.awaited import Awaited  # noqa: PLC0415
        from ..models.ruleset_view import RulesetView  # noqa: PLC0415

        d = dict(src_dict)
        awaiting = []
        _awaiting = d.pop("awaiting")
        for awaiting_item_data in _awaiting:
            awaiting_item = Awaited.from_dict(awaiting_item_data)

            awaiting.append(awaiting_item)

        commitment = d.pop("commitment")

        game = UUID(d.pop("game"))

        ruleset = d.pop("ruleset")

        status = Status(d.pop("status"))

        version = d.pop("version")

        view = RulesetView.from_dict(d.pop("view"))

        def _parse_seat(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        seat = _parse_seat(d.pop("seat", UNSET))

        game_view = cls(
            awaiting=awaiting,
            commitment=commitment,
            game=game,
            ruleset=ruleset,
            status=status,
            version=version,
            view=view,
            seat=seat,
        )

        game_view.additional_properties = d
        return game_view

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
