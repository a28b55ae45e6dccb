from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.gallerist_command_finish_kind import GalleristCommandFinishKind

T = TypeVar("T", bound="GalleristCommandFinish")


@_attrs_define
class GalleristCommandFinish:
    """Ends the turn, or declines to act after being kicked out.

    Attributes:
        kind (GalleristCommandFinishKind):
    """

    kind: GalleristCommandFinishKind

    def to_dict(self) -> dict[str, Any]:
        kind = self.kind.value

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "kind": kind,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        kind = GalleristCommandFinishKind(d.pop("kind"))

        gallerist_command_finish = cls(
            kind=kind,
        )

        return gallerist_command_finish
