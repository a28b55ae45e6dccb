from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.art_society_event_stack_offered_kind import (
    ArtSocietyEventStackOfferedKind,
)

if TYPE_CHECKING:
    from ..models.art_society_size import ArtSocietySize


T = TypeVar("T", bound="ArtSocietyEventStackOffered")


@_attrs_define
class ArtSocietyEventStackOffered:
    """
    Attributes:
        kind (ArtSocietyEventStackOfferedKind):
        stack (ArtSocietySize): The width and height of a tile. Tiles are never rotated: 2x3 and 3x2 are different.
    """

    kind: ArtSocietyEventStackOfferedKind
    stack: ArtSocietySize
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        kind = self.kind.value

        stack = self.stack.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "kind": kind,
                "stack": stack,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.art_society_size import ArtSocietySize  # noqa: PLC0415

        d = dict(src_dict)
        kind = ArtSocietyEventStackOfferedKind(d.pop("kind"))

        stack = ArtSocietySize.from_dict(d.pop("stack"))

        art_society_event_stack_offered = cls(
            kind=kind,
            stack=stack,
        )

        art_society_event_stack_offered.additional_properties = d
        return art_society_event_stack_offered

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
