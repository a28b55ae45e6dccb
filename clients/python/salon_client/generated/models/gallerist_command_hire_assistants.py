from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.gallerist_command_hire_assistants_kind import (
    GalleristCommandHireAssistantsKind,
)

T = TypeVar("T", bound="GalleristCommandHireAssistants")


@_attrs_define
class GalleristCommandHireAssistants:
    """Hires assistants (Media Center).

    Attributes:
        count (int): The number of assistants.
        kind (GalleristCommandHireAssistantsKind):
    """

    count: int
    kind: GalleristCommandHireAssistantsKind

    def to_dict(self) -> dict[str, Any]:
        count = self.count

        kind = self.kind.value

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

        kind = GalleristCommandHireAssistantsKind(d.pop("kind"))

        gallerist_command_hire_assistants = cls(
            count=count,
            kind=kind,
        )

        return gallerist_command_hire_assistants
