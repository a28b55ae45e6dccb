from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="RulesetSummary")


@_attrs_define
class RulesetSummary:
    """A ruleset in short.

    Attributes:
        default_edition (str): The edition of games that name none.
        editions (list[str]): The printed editions.
        fewest_seats (int): The least number of seats.
        key (str): The stable name. Example: art_society.
        most_seats (int): The greatest number of seats.
        title (str): The name for a person. Example: Art Society.
        version (int): The version of the rules that new games use.
    """

    default_edition: str
    editions: list[str]
    fewest_seats: int
    key: str
    most_seats: int
    title: str
    version: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        default_edition = self.default_edition

        editions = self.editions

        fewest_seats = self.fewest_seats

        key = self.key

        most_seats = self.most_seats

        title = self.title

        version = self.version

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
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        default_edition = d.pop("default_edition")

        editions = cast(list[str], d.pop("editions"))

        fewest_seats = d.pop("fewest_seats")

        key = d.pop("key")

        most_seats = d.pop("most_seats")

        title = d.pop("title")

        version = d.pop("version")

        ruleset_summary = cls(
            default_edition=default_edition,
            editions=editions,
            fewest_seats=fewest_seats,
            key=key,
            most_seats=most_seats,
            title=title,
            version=version,
        )

        ruleset_summary.additional_properties = d
        return ruleset_summary

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
