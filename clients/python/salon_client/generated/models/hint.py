from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.bot_level import BotLevel

if TYPE_CHECKING:
    from ..models.choice import Choice
    from ..models.ruleset_command import RulesetCommand


T = TypeVar("T", bound="Hint")


@_attrs_define
class Hint:
    """What a bot would do in the caller's place.

    Attributes:
        choices (list[Choice]): The same commands, each with texts and parts of the picture as they are when it is its
            turn.
        commands (list[RulesetCommand]): The commands it would submit, ready to be sent.
        level (BotLevel): How well a built-in bot plays: at random, one move at a time, or looking ahead.
        version (int): The version of the game the hint is for, to be sent as `If-Match`. Example: 17.
    """

    choices: list[Choice]
    commands: list[RulesetCommand]
    level: BotLevel
    version: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        choices = []
        for choices_item_data in self.choices:
            choices_item = choices_item_data.to_dict()
            choices.append(choices_item)

        commands = []
        for commands_item_data in self.commands:
            commands_item = commands_item_data.to_dict()
            commands.append(commands_item)

        level = self.level.value

        version = self.version

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "choices": choices,
                "commands": commands,
                "level": level,
                "version": version,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.choice import Choice  # noqa: PLC0415
        from ..models.ruleset_command import RulesetCommand  # noqa: PLC0415

        d = dict(src_dict)
        choices = []
        _choices = d.pop("choices")
        for choices_item_data in _choices:
            choices_item = Choice.from_dict(choices_item_data)

            choices.append(choices_item)

        commands = []
        _commands = d.pop("commands")
        for commands_item_data in _commands:
            commands_item = RulesetCommand.from_dict(commands_item_data)

            commands.append(commands_item)

        level = BotLevel(d.pop("level"))

        version = d.pop("version")

        hint = cls(
            choices=choices,
            commands=commands,
            level=level,
            version=version,
        )

        hint.additional_properties = d
        return hint

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
