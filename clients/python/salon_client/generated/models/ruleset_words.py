from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.component_words import ComponentWords
    from ..models.ruleset_words_editions import RulesetWordsEditions
    from ..models.ruleset_words_options import RulesetWordsOptions
    from ..models.ruleset_words_phases import RulesetWordsPhases
    from ..models.ruleset_words_vocabulary import RulesetWordsVocabulary


T = TypeVar("T", bound="RulesetWords")


@_attrs_define
class RulesetWords:
    """What people read about a ruleset, in the language of `Content-Language`.

    Attributes:
        components (list[ComponentWords]): The printed components.
        editions (RulesetWordsEditions): The editions, by key.
        options (RulesetWordsOptions): The options, by name.
        phases (RulesetWordsPhases): The phases of a game, by kind; none for a ruleset without phases.
        vocabulary (RulesetWordsVocabulary): The names of other values in views and events, such as types, phases and
            places, by kind of value, then by value.
    """

    components: list[ComponentWords]
    editions: RulesetWordsEditions
    options: RulesetWordsOptions
    phases: RulesetWordsPhases
    vocabulary: RulesetWordsVocabulary
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        components = []
        for components_item_data in self.components:
            components_item = components_item_data.to_dict()
            components.append(components_item)

        editions = self.editions.to_dict()

        options = self.options.to_dict()

        phases = self.phases.to_dict()

        vocabulary = self.vocabulary.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "components": components,
                "editions": editions,
                "options": options,
                "phases": phases,
                "vocabulary": vocabulary,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.component_words import ComponentWords  # noqa: PLC0415
        from ..models.ruleset_words_editions import RulesetWordsEditions  # noqa: PLC0415
        from ..models.ruleset_words_options import RulesetWordsOptions  # noqa: PLC0415
        from ..models.ruleset_words_phases import RulesetWordsPhases  # noqa: PLC0415
        from ..models.ruleset_words_vocabulary import RulesetWordsVocabulary  # noqa: PLC0415

        d = dict(src_dict)
        components = []
        _components = d.pop("components")
        for components_item_data in _components:
            components_item = ComponentWords.from_dict(components_item_data)

            components.append(components_item)

        editions = RulesetWordsEditions.from_dict(d.pop("editions"))

        options = RulesetWordsOptions.from_dict(d.pop("options"))

        phases = RulesetWordsPhases.from_dict(d.pop("phases"))

        vocabulary = RulesetWordsVocabulary.from_dict(d.pop("vocabulary"))

        ruleset_words = cls(
            components=components,
            editions=editions,
            options=options,
            phases=phases,
            vocabulary=vocabulary,
        )

        ruleset_words.additional_properties = d
        return ruleset_words

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
