from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="TallyLine")


@_attrs_define
class TallyLine:
    """A line of a tally, for a person to read.

    Attributes:
        explanation (str): How the points are computed.
        key (str): A stable name for programs.
        name (str): Its name, in the language of `Content-Language`.
        points (int): The points.
    """

    explanation: str
    key: str
    name: str
    points: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        explanation = self.explanation

        key = self.key

        name = self.name

        points = self.points

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "explanation": explanation,
                "key": key,
                "name": name,
                "points": points,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        explanation = d.pop("explanation")

        key = d.pop("key")

        name = d.pop("name")

        points = d.pop("points")

        tally_line = cls(
            explanation=explanation,
            key=key,
            name=name,
            points=points,
        )

        tally_line.additional_properties = d
        return tally_line

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
