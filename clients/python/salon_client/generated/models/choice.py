from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.ruleset_command import RulesetCommand


T = TypeVar("T", bound="Choice")


@_attrs_define
class Choice:
    """A legal command, with what a person reads and points at to choose it.

    Attributes:
        command (RulesetCommand): A command, as the game's ruleset defines it.
        group (str): The group to which it belongs. Example: hang.
        group_label (str): The name of the group. Example: Hang the painting.
        label (str): A few words, as on a button. Distinct within the group. Example: E4.
        parts (list[str]): The parts of the board's picture that a person points at to choose it, in this order: values
            of `data-part`. Example: ['wall.1.E4'].
        sentence (str): What the command does, as a sentence. Example: Hang City Life 3×2 at E4..
        piece (None | str | Unset): The piece it places: the id of a `<symbol>` of the board's picture. Example:
            piece.P013.
    """

    command: RulesetCommand
    group: str
    group_label: str
    label: str
    parts: list[str]
    sentence: str
    piece: None | str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        command = self.command.to_dict()

        group = self.group

        group_label = self.group_label

        label = self.label

        parts = self.parts

        sentence = self.sentence

        piece: None | str | Unset
        if isinstance(self.piece, Unset):
            piece = UNSET
        else:
            piece = self.piece

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "command": command,
                "group": group,
                "group_label": group_label,
                "label": label,
                "parts": parts,
                "sentence": sentence,
            }
        )
        if piece is not UNSET:
            field_dict["piece"] = piece

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.ruleset_command import RulesetCommand  # noqa: PLC0415

        d = dict(src_dict)
        command = RulesetCommand.from_dict(d.pop("command"))

        group = d.pop("group")

        group_label = d.pop("group_label")

        label = d.pop("label")

        parts = cast(list[str], d.pop("parts"))

        sentence = d.pop("sentence")

        def _parse_piece(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        piece = _parse_piece(d.pop("piece", UNSET))

        choice = cls(
            command=command,
            group=group,
            group_label=group_label,
            label=label,
            parts=parts,
            sentence=sentence,
            piece=piece,
        )

        choice.additional_properties = d
        return choice

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
