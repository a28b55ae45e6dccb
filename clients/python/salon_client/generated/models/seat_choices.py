from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.awaited import Awaited
    from ..models.choice import Choice
    from ..models.ruleset_command import RulesetCommand


T = TypeVar("T", bound="SeatChoices")


@_attrs_define
class SeatChoices:
    """The choices of a seat.

    Attributes:
        legal (list[RulesetCommand]): Every legal command.
        seat (int): The caller's seat.
        version (int): The number of events so far.
        awaited (Awaited | None | Unset):
        choices (list[Choice] | Unset): The same commands with texts, if they were asked for.
    """

    legal: list[RulesetCommand]
    seat: int
    version: int
    awaited: Awaited | None | Unset = UNSET
    choices: list[Choice] | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.awaited import Awaited  # noqa: PLC0415

        legal = []
        for legal_item_data in self.legal:
            legal_item = legal_item_data.to_dict()
            legal.append(legal_item)

        seat = self.seat

        version = self.version

        awaited: dict[str, Any] | None | Unset
        if isinstance(self.awaited, Unset):
            awaited = UNSET
        elif isinstance(self.awaited, Awaited):
            awaited = self.awaited.to_dict()
        else:
            awaited = self.awaited

        choices: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.choices, Unset):
            choices = []
            for choices_item_data in self.choices:
                choices_item = choices_item_data.to_dict()
                choices.append(choices_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "legal": legal,
                "seat": seat,
                "version": version,
            }
        )
        if awaited is not UNSET:
            field_dict["awaited"] = awaited
        if choices is not UNSET:
            field_dict["choices"] = choices

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.awaited import Awaited  # noqa: PLC0415
        from ..models.choice import Choice  # noqa: PLC0415
        from ..models.ruleset_command import RulesetCommand  # noqa: PLC0415

        d = dict(src_dict)
        legal = []
        _legal = d.pop("legal")
        for legal_item_data in _legal:
            legal_item = RulesetCommand.from_dict(legal_item_data)

            legal.append(legal_item)

        seat = d.pop("seat")

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

        _choices = d.pop("choices", UNSET)
        choices: list[Choice] | Unset = UNSET
        if _choices is not UNSET:
            choices = []
            for choices_item_data in _choices:
                choices_item = Choice.from_dict(choices_item_data)

                choices.append(choices_item)

        seat_choices = cls(
            legal=legal,
            seat=seat,
            version=version,
            awaited=awaited,
            choices=choices,
        )

        seat_choices.additional_properties = d
        return seat_choices

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
