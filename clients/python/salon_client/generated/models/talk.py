from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.spectators import Spectators

T = TypeVar("T", bound="Talk")


@_attrs_define
class Talk:
    """The chat settings of a table.

    Attributes:
        spectators (Spectators): What spectators may do with messages to everybody.
    """

    spectators: Spectators

    def to_dict(self) -> dict[str, Any]:
        spectators = self.spectators.value

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "spectators": spectators,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        spectators = Spectators(d.pop("spectators"))

        talk = cls(
            spectators=spectators,
        )

        return talk
