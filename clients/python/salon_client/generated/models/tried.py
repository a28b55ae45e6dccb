from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.words import Words


T = TypeVar("T", bound="Tried")


@_attrs_define
class Tried:
    """The result of trying one alternative.

    Attributes:
        playable (bool): Whether it would be played now.
        condition (int | Unset): The index of the condition that does not hold, among those of the alternative.
        reason (None | str | Unset): Why it would not, in the language of `Content-Language`.
        reason_words (Words | Unset): A text for people in two lengths, in the language of `Content-Language`.
        stops_at (str | Unset): The kind of the event that would reveal hidden information. Commands after it are not
            tried.
        stops_at_words (Words | Unset): A text for people in two lengths, in the language of `Content-Language`.
    """

    playable: bool
    condition: int | Unset = UNSET
    reason: None | str | Unset = UNSET
    reason_words: Words | Unset = UNSET
    stops_at: str | Unset = UNSET
    stops_at_words: Words | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        playable = self.playable

        condition = self.condition

        reason: None | str | Unset
        if isinstance(self.reason, Unset):
            reason = UNSET
        else:
            reason = self.reason

        reason_words: dict[str, Any] | Unset = UNSET
        if not isinstance(self.reason_words, Unset):
            reason_words = self.reason_words.to_dict()

        stops_at = self.stops_at

        stops_at_words: dict[str, Any] | Unset = UNSET
        if not isinstance(self.stops_at_words, Unset):
            stops_at_words = self.stops_at_words.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "playable": playable,
            }
        )
        if condition is not UNSET:
            field_dict["condition"] = condition
        if reason is not UNSET:
            field_dict["reason"] = reason
        if reason_words is not UNSET:
            field_dict["reason_words"] = reason_words
        if stops_at is not UNSET:
            field_dict["stops_at"] = stops_at
        if stops_at_words is not UNSET:
            field_dict["stops_at_words"] = stops_at_words

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.words import Words  # noqa: PLC0415

        d = dict(src_dict)
        playable = d.pop("playable")

        condition = d.pop("condition", UNSET)

        def _parse_reason(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        reason = _parse_reason(d.pop("reason", UNSET))

        _reason_words = d.pop("reason_words", UNSET)
        reason_words: Words | Unset
        if isinstance(_reason_words, Unset):
            reason_words = UNSET
        else:
            reason_words = Words.from_dict(_reason_words)

        stops_at = d.pop("stops_at", UNSET)

        _stops_at_words = d.pop("stops_at_words", UNSET)
        stops_at_words: Words | Unset
        if isinstance(_stops_at_words, Unset):
            stops_at_words = UNSET
        else:
            stops_at_words = Words.from_dict(_stops_at_words)

        tried = cls(
            playable=playable,
            condition=condition,
            reason=reason,
            reason_words=reason_words,
            stops_at=stops_at,
            stops_at_words=stops_at_words,
        )

        tried.additional_properties = d
        return tried

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
