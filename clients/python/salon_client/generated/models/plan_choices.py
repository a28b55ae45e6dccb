from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.choice import Choice
    from ..models.planned_decision import PlannedDecision
    from ..models.words import Words


T = TypeVar("T", bound="PlanChoices")


@_attrs_define
class PlanChoices:
    """What could be chosen at a coming decision.

    Attributes:
        certain (bool): Whether the game is waiting for this decision now. Otherwise the answer is a forecast: what is
            legal then is decided then.
        choices (list[Choice]): The commands that can be chosen then.
        tried (int): The number of commands that were tried.
        version (int): The number of events so far.
        decision (None | PlannedDecision | Unset):
        stops_at (None | str | Unset): The kind of the event that hides what follows, because it would reveal hidden
            information; null if all commands were tried.
        stops_at_words (None | Unset | Words):
    """

    certain: bool
    choices: list[Choice]
    tried: int
    version: int
    decision: None | PlannedDecision | Unset = UNSET
    stops_at: None | str | Unset = UNSET
    stops_at_words: None | Unset | Words = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.planned_decision import PlannedDecision  # noqa: PLC0415
        from ..models.words import Words  # noqa: PLC0415

        certain = self.certain

        choices = []
        for choices_item_data in self.choices:
            choices_item = choices_item_data.to_dict()
            choices.append(choices_item)

        tried = self.tried

        version = self.version

        decision: dict[str, Any] | None | Unset
        if isinstance(self.decision, Unset):
            decision = UNSET
        elif isinstance(self.decision, PlannedDecision):
            decision = self.decision.to_dict()
        else:
            decision = self.decision

        stops_at: None | str | Unset
        if isinstance(self.stops_at, Unset):
            stops_at = UNSET
        else:
            stops_at = self.stops_at

        stops_at_words: dict[str, Any] | None | Unset
        if isinstance(self.stops_at_words, Unset):
            stops_at_words = UNSET
        elif isinstance(self.stops_at_words, Words):
            stops_at_words = self.stops_at_words.to_dict()
        else:
            stops_at_words = self.stops_at_words

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "certain": certain,
                "choices": choices,
                "tried": tried,
                "version": version,
            }
        )
        if decision is not UNSET:
            field_dict["decision"] = decision
        if stops_at is not UNSET:
            field_dict["stops_at"] = stops_at
        if stops_at_words is not UNSET:
            field_dict["stops_at_words"] = stops_at_words

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.choice import Choice  # noqa: PLC0415
        from ..models.planned_decision import PlannedDecision  # noqa: PLC0415
        from ..models.words import Words  # noqa: PLC0415

        d = dict(src_dict)
        certain = d.pop("certain")

        choices = []
        _choices = d.pop("choices")
        for choices_item_data in _choices:
            choices_item = Choice.from_dict(choices_item_data)

            choices.append(choices_item)

        tried = d.pop("tried")

        version = d.pop("version")

        def _parse_decision(data: object) -> None | PlannedDecision | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                decision_type_0 = PlannedDecision.from_dict(data)

                return decision_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | PlannedDecision | Unset, data)

        decision = _parse_decision(d.pop("decision", UNSET))

        def _parse_stops_at(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        stops_at = _parse_stops_at(d.pop("stops_at", UNSET))

        def _parse_stops_at_words(data: object) -> None | Unset | Words:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                stops_at_words_type_0 = Words.from_dict(data)

                return stops_at_words_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | Unset | Words, data)

        stops_at_words = _parse_stops_at_words(d.pop("stops_at_words", UNSET))

        plan_choices = cls(
            certain=certain,
            choices=choices,
            tried=tried,
            version=version,
            decision=decision,
            stops_at=stops_at,
            stops_at_words=stops_at_words,
        )

        plan_choices.additional_properties = d
        return plan_choices

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
