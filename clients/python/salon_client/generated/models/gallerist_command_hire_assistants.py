from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

T = TypeVar("T", bound="GalleristCommandHireAssistants")


@_attrs_define
class GalleristCommandHireAssistants:
    """Hires assistants (Media Center).

    Attributes:
        count (int): The number of assistants.
        kind (Literal['hire_assistants']):
    """

    count: int
    kind: Literal["hire_assistants"]

    def to_dict(self) -> dict[str, Any]:
        count = self.count

        kind = self.kind

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "count": count,
                "kind": kind,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        count = d.pop("count")

        kind = cast(Literal["hire_assistants"], d.pop("kind"))
        if kind != "hire_assistants":
            raise ValueError(f"kind must match const 'hire_assistants', got '{kind}'")

        gallerist_command_hire_assistants = cls(
            count=count,
            kind=kind,
        )

        return gallerist_command_hire_assistants
