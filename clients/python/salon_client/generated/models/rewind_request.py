from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="RewindRequest")


@_attrs_define
class RewindRequest:
    """The version to rewind to.

    Attributes:
        version (int): Moves with events after this version are taken back. Example: 12.
    """

    version: int

    def to_dict(self) -> dict[str, Any]:
        version = self.version

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "version": version,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        version = d.pop("version")

        rewind_request = cls(
            version=version,
        )

        return rewind_request
