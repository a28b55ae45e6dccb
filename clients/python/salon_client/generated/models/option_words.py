from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.option_words_values import OptionWordsValues


T = TypeVar("T", bound="OptionWords")


@_attrs_define
class OptionWords:
    """What people read about an option.

    Attributes:
        label (str): A few words. Example: Goal.
        sentence (str): A whole sentence.
        values (OptionWordsValues): Its values, if they are listed.
    """

    label: str
    sentence: str
    values: OptionWordsValues
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        label = self.label

        sentence = self.sentence

        values = self.values.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "label": label,
                "sentence": sentence,
                "values": values,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.option_words_values import OptionWordsValues  # noqa: PLC0415

        d = dict(src_dict)
        label = d.pop("label")

        sentence = d.pop("sentence")

        values = OptionWordsValues.from_dict(d.pop("values"))

        option_words = cls(
            label=label,
            sentence=sentence,
            values=values,
        )

        option_words.additional_properties = d
        return option_words

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
