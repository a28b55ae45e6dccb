from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="ProblemKind")


@_attrs_define
class ProblemKind:
    """A kind of problem.

    Attributes:
        code (str): The stable name.
        meaning (str): What the code means, for authors of clients, in the same language.
        status (int): The HTTP status of answers with this code.
        title (str): What is wrong, for a person.
    """

    code: str
    meaning: str
    status: int
    title: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        code = self.code

        meaning = self.meaning

        status = self.status

        title = self.title

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "code": code,
                "meaning": meaning,
                "status": status,
                "title": title,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        code = d.pop("code")

        meaning = d.pop("meaning")

        status = d.pop("status")

        title = d.pop("title")

        problem_kind = cls(
            code=code,
            meaning=meaning,
            status=status,
            title=title,
        )

        problem_kind.additional_properties = d
        return problem_kind

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
