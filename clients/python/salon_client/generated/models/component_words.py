from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="ComponentWords")


@_attrs_define
class ComponentWords:
    """What people read about a printed component.

    Attributes:
        id (str): Its id in views, events and commands. Example: P013.
        kind (str): What kind of component it is. Example: painting.
        label (str): A few words. Example: City Life 3×2.
        sentence (str): A whole sentence.
    """

    id: str
    kind: str
    label: str
    sentence: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        kind = self.kind

        label = self.label

        sentence = self.sentence

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "kind": kind,
                "label": label,
                "sentence": sentence,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        id = d.pop("id")

        kind = d.pop("kind")

        label = d.pop("label")

        sentence = d.pop("sentence")

        component_words = cls(
            id=id,
            kind=kind,
            label=label,
            sentence=sentence,
        )

        component_words.additional_properties = d
        return component_words

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
