from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.ruleset_command import RulesetCommand


T = TypeVar("T", bound="CommandsRequest")


@_attrs_define
class CommandsRequest:
    """Commands of the caller's seat.

    Attributes:
        commands (list[RulesetCommand]): The commands, accepted all or none.
    """

    commands: list[RulesetCommand]

    def to_dict(self) -> dict[str, Any]:
        commands = []
        for commands_item_data in self.commands:
            commands_item = commands_item_data.to_dict()
            commands.append(commands_item)

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "commands": commands,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.ruleset_command import RulesetCommand  # noqa: PLC0415

        d = dict(src_dict)
        commands = []
        _commands = d.pop("commands")
        for commands_item_data in _commands:
            commands_item = RulesetCommand.from_dict(commands_item_data)

            commands.append(commands_item)

        commands_request = cls(
            commands=commands,
        )

        return commands_request
