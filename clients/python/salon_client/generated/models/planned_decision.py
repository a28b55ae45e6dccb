from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="PlannedDecision")


@_attrs_define
class PlannedDecision:
    """A coming decision.

    Attributes:
        kind (str): The decision, as the ruleset names it. Example: place_bid.
        label (str): A few words. Example: Bid.
        sentence (str): What has to be decided, as a sentence.
        why (str): Why, as a sentence. In a forecast it may mention what is only imagined.
    """

    kind: str
    label: str
    sentence: str
    why: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        kind = self.kind

        label = self.label

        sentence = self.sentence

        why = self.why

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "kind": kind,
                "label": label,
                "sentence": sentence,
                "why": why,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        kind = d.pop("kind")

        label = d.pop("label")

        sentence = d.pop("sentence")

        why = d.pop("why")

        planned_decision = cls(
            kind=kind,
            label=label,
            sentence=sentence,
            why=why,
        )

        planned_decision.additional_properties = d
        return planned_decision

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
