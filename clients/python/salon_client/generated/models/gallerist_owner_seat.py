from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="GalleristOwnerSeat")


@_attrs_define
class GalleristOwnerSeat:
    """A player.

    Attributes:
        seat (int): A seat at the table, counted clockwise from 0.
    """

    seat: int

    def to_dict(self) -> dict[str, Any]:
        seat = self.seat

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "seat": seat,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        seat = d.pop("seat")

        gallerist_owner_seat = cls(
            seat=seat,
        )

        return gallerist_owner_seat
