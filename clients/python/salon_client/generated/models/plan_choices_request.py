from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.ruleset_command import RulesetCommand


T = TypeVar("T", bound="PlanChoicesRequest")


@_attrs_define
class PlanChoicesRequest:
    """Which coming decision, and what is chosen for it already.

    Attributes:
        commands (list[RulesetCommand] | None | Unset): The commands chosen so far, in order; none if absent.
        decision (None | str | Unset): The kind of the decision; the next one of the seat if absent. Example: place_bid.
    """

    commands: list[RulesetCommand] | None | Unset = UNSET
    decision: None | str | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        commands: list[dict[str, Any]] | None | Unset
        if isinstance(self.commands, Unset):
            commands = UNSET
        elif isinstance(self.commands, list):
            commands = []
            for commands_type_0_item_data in self.commands:
                commands_type_0_item = commands_type_0_item_data.to_dict()
                commands.append(commands_type_0_item)

        else:
            commands = self.commands

        decision: None | str | Unset
        if isinstance(self.decision, Unset):
            decision = UNSET
        else:
            decision = self.decision

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if commands is not UNSET:
            field_dict["commands"] = commands
        if decision is not UNSET:
            field_dict["decision"] = decision

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.ruleset_command import RulesetCommand  # noqa: PLC0415

        d = dict(src_dict)

        def _parse_commands(data: object) -> list[RulesetCommand] | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                commands_type_0 = []
                _commands_type_0 = data
                for commands_type_0_item_data in _commands_type_0:
                    commands_type_0_item = RulesetCommand.from_dict(
                        commands_type_0_item_data
                    )

                    commands_type_0.append(commands_type_0_item)

                return commands_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(list[RulesetCommand] | None | Unset, data)

        commands = _parse_commands(d.pop("commands", UNSET))

        def _parse_decision(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        decision = _parse_decision(d.pop("decision", UNSET))

        plan_choices_request = cls(
            commands=commands,
            decision=decision,
        )

        return plan_choices_request
