from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.ruleset_command_schema import RulesetCommandSchema
    from ..models.ruleset_components import RulesetComponents
    from ..models.ruleset_options_schema import RulesetOptionsSchema


T = TypeVar("T", bound="Ruleset")


@_attrs_define
class Ruleset:
    """A ruleset with everything a client needs to display and play it.

    Attributes:
        default_edition (str): The edition of games that name none.
        editions (list[str]): The printed editions.
        fewest_seats (int): The least number of seats.
        key (str): The stable name. Example: art_society.
        most_seats (int): The greatest number of seats.
        title (str): The name for a person. Example: Art Society.
        version (int): The version of the rules that new games use.
        command_schema (RulesetCommandSchema): The JSON Schema of its commands.
        commands (list[str]): The kinds of commands.
        components (RulesetComponents): The printed components of a ruleset, as it defines them.
        decisions (list[str]): The decisions that a game can wait for.
        events (list[str]): The kinds of events.
        options_schema (RulesetOptionsSchema): The JSON Schema (2020-12) of its options.
        rejections (list[str]): The codes with which its rules refuse a command.
    """

    default_edition: str
    editions: list[str]
    fewest_seats: int
    key: str
    most_seats: int
    title: str
    version: int
    command_schema: RulesetCommandSchema
    commands: list[str]
    components: RulesetComponents
    decisions: list[str]
    events: list[str]
    options_schema: RulesetOptionsSchema
    rejections: list[str]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        default_edition = self.default_edition

        editions = self.editions

        fewest_seats = self.fewest_seats

        key = self.key

        most_seats = self.most_seats

        title = self.title

        version = self.version

        command_schema = self.command_schema.to_dict()

        commands = self.commands

        components = self.components.to_dict()

        decisions = self.decisions

        events = self.events

        options_schema = self.options_schema.to_dict()

        rejections = self.rejections

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "default_edition": default_edition,
                "editions": editions,
                "fewest_seats": fewest_seats,
                "key": key,
                "most_seats": most_seats,
                "title": title,
                "version": version,
                "command_schema": command_schema,
                "commands": commands,
                "components": components,
                "decisions": decisions,
                "events": events,
                "options_schema": options_schema,
                "rejections": rejections,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.ruleset_command_schema import RulesetCommandSchema  # noqa: PLC0415
        from ..models.ruleset_components import RulesetComponents  # noqa: PLC0415
        from ..models.ruleset_options_schema import RulesetOptionsSchema  # noqa: PLC0415

        d = dict(src_dict)
        default_edition = d.pop("default_edition")

        editions = cast(list[str], d.pop("editions"))

        fewest_seats = d.pop("fewest_seats")

        key = d.pop("key")

        most_seats = d.pop("most_seats")

        title = d.pop("title")

        version = d.pop("version")

        command_schema = RulesetCommandSchema.from_dict(d.pop("command_schema"))

        commands = cast(list[str], d.pop("commands"))

        components = RulesetComponents.from_dict(d.pop("components"))

        decisions = cast(list[str], d.pop("decisions"))

        events = cast(list[str], d.pop("events"))

        options_schema = RulesetOptionsSchema.from_dict(d.pop("options_schema"))

        rejections = cast(list[str], d.pop("rejections"))

        ruleset = cls(
            default_edition=default_edition,
            editions=editions,
            fewest_seats=fewest_seats,
            key=key,
            most_seats=most_seats,
            title=title,
            version=version,
            command_schema=command_schema,
            commands=commands,
            components=components,
            decisions=decisions,
            events=events,
            options_schema=options_schema,
            rejections=rejections,
        )

        ruleset.additional_properties = d
        return ruleset

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
