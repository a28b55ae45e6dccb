from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="Strength")


@_attrs_define
class Strength:
    """The estimated strength of an account.

    Attributes:
        rating (float): A cautious estimate: `skill - 3 * uncertainty`, rounded to hundredths. New accounts have 0.
            Example: 12.34.
        skill (float): The best estimate. New accounts have 25. Example: 27.64.
        uncertainty (float): The standard deviation of the estimate. New accounts have 25/3; it shrinks with every game.
            Example: 5.1.
    """

    rating: float
    skill: float
    uncertainty: float
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        rating = self.rating

        skill = self.skill

        uncertainty = self.uncertainty

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "rating": rating,
                "skill": skill,
                "uncertainty": uncertainty,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        rating = d.pop("rating")

        skill = d.pop("skill")

        uncertainty = d.pop("uncertainty")

        strength = cls(
            rating=rating,
            skill=skill,
            uncertainty=uncertainty,
        )

        strength.additional_properties = d
        return strength

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
