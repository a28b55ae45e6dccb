from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.actor import Actor
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.ruleset_command import RulesetCommand
    from ..models.ruleset_event import RulesetEvent


T = TypeVar("T", bound="RecordedMove")


@_attrs_define
class RecordedMove:
    """Commands of a seat that were accepted together, and their events.

    Attributes:
        commands (list[RulesetCommand]): The commands, accepted all or none.
        events (list[RulesetEvent]): The events, with everything that was hidden.
        seat (int): The seat.
        by (Actor | Unset): Who decided a move for a seat.
    """

    commands: list[RulesetCommand]
    events: list[RulesetEvent]
    seat: int
    by: Actor | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        commands = []
        for commands_item_data in self.commands:
            commands_item = commands_item_data.to_dict()
            commands.append(commands_item)

        events = []
        for events_item_data in self.events:
            events_item = events_item_data.to_dict()
            events.append(events_item)

        seat = self.seat

        by: str | Unset = UNSET
        if not isinstance(self.by, Unset):
            by = self.by.value

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "commands": commands,
                "events": events,
                "seat": seat,
            }
        )
        if by is not UNSET:
            field_dict["by"] = by

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.ruleset_command import RulesetCommand  # noqa: PLC0415
        from ..models.ruleset_event import RulesetEvent  # noqa: PLC0415

        d = dict(src_dict)
        commands = []
        _commands = d.pop("commands")
        for commands_item_data in _commands:
            commands_item = RulesetCommand.from_dict(commands_item_data)

            commands.append(commands_item)

        events = []
        _events = d.pop("events")
        for events_item_data in _events:
            events_item = RulesetEvent.from_dict(events_item_data)

            events.append(events_item)

        seat = d.pop("seat")

        _by = d.pop("by", UNSET)
        by: Actor | Unset
        if isinstance(_by, Unset):
            by = UNSET
        else:
            by = Actor(_by)

        recorded_move = cls(
            commands=commands,
            events=events,
            seat=seat,
            by=by,
        )

        recorded_move.additional_properties = d
        return recorded_move

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
