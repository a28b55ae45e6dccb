from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.gallerist_by_visitor_uint_8 import GalleristByVisitorUint8


T = TypeVar("T", bound="GalleristPlayerCountSetup")


@_attrs_define
class GalleristPlayerCountSetup:
    """The setup for a number of players.

    Attributes:
        columns (list[bool]): The market columns in use.
        easels (int): The number of renowned works.
        seats (int): The number of players.
        tickets (int): The number of tickets of each colour.
        visitors (GalleristByVisitorUint8):
    """

    columns: list[bool]
    easels: int
    seats: int
    tickets: int
    visitors: GalleristByVisitorUint8

    def to_dict(self) -> dict[str, Any]:
        columns = self.columns

        easels = self.easels

        seats = self.seats

        tickets = self.tickets

        visitors = self.visitors.to_dict()

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "columns": columns,
                "easels": easels,
                "seats": seats,
                "tickets": tickets,
                "visitors": visitors,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.gallerist_by_visitor_uint_8 import GalleristByVisitorUint8  # noqa: PLC0415

        d = dict(src_dict)
        columns = cast(list[bool], d.pop("columns"))

        easels = d.pop("easels")

        seats = d.pop("seats")

        tickets = d.pop("tickets")

        visitors = GalleristByVisitorUint8.from_dict(d.pop("visitors"))

        gallerist_player_count_setup = cls(
            columns=columns,
            easels=easels,
            seats=seats,
            tickets=tickets,
            visitors=visitors,
        )

        return gallerist_player_count_setup
