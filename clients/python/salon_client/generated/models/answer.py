from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.status import Status
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.awaited import Awaited
    from ..models.event_view import EventView
    from ..models.game_state import GameState


T = TypeVar("T", bound="Answer")


@_attrs_define
class Answer:
    """What accepted commands led to. A retry gets the same answer, but with the current `state`.

    Attributes:
        awaiting (list[Awaited]): The seats the game is waiting for now.
        events (list[EventView]): The events, as the caller may see them.
        status (Status): The status of a game.
        version (int): The number of events so far, to be sent as the next `If-Match`. Example: 18.
        state (GameState | Unset): The state of a game at one version: everything that a client shows to this viewer.
            Fields that were not asked for are absent.
    """

    awaiting: list[Awaited]
    events: list[EventView]
    status: Status
    version: int
    state: GameState | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        awaiting = []
        for awaiting_item_data in self.awaiting:
            awaiting_item = awaiting_item_data.to_dict()
            awaiting.append(awaiting_item)

        events = []
        for events_item_data in self.events:
            events_item = events_item_data.to_dict()
            events.append(events_item)

        status = self.status.value

        version = self.version

        state: dict[str, Any] | Unset = UNSET
        if not isinstance(self.state, Unset):
            state = self.state.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "awaiting": awaiting,
                "events": events,
                "status": status,
                "version": version,
            }
        )
        if state is not UNSET:
            field_dict["state"] = state

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.awaited import Awaited  # noqa: PLC0415
        from ..models.event_view import EventView  # noqa: PLC0415
        from ..models.game_state import GameState  # noqa: PLC0415

        d = dict(src_dict)
        awaiting = []
        _awaiting = d.pop("awaiting")
        for awaiting_item_data in _awaiting:
            awaiting_item = Awaited.from_dict(awaiting_item_data)

            awaiting.append(awaiting_item)

        events = []
        _events = d.pop("events")
        for events_item_data in _events:
            events_item = EventView.from_dict(events_item_data)

            events.append(events_item)

        status = Status(d.pop("status"))

        version = d.pop("version")

        _state = d.pop("state", UNSET)
        state: GameState | Unset
        if isinstance(_state, Unset):
            state = UNSET
        else:
            state = GameState.from_dict(_state)

        answer = cls(
            awaiting=awaiting,
            events=events,
            status=status,
            version=version,
            state=state,
        )

        answer.additional_properties = d
        return answer

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
