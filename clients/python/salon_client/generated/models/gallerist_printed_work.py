from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.gallerist_form import GalleristForm
from ..models.gallerist_visitor import GalleristVisitor

T = TypeVar("T", bound="GalleristPrintedWork")


@_attrs_define
class GalleristPrintedWork:
    """A work.

    Attributes:
        fame (int): The fame it gives its artist.
        form (GalleristForm): A form of art, in the order of the market's rows.

            - `digital`: Digital art.
            - `photo`: Photography.
            - `sculpture`: Sculpture.
            - `painting`: Painting.
        tickets (list[list[GalleristVisitor]]): The possible colours of each of its tickets.
    """

    fame: int
    form: GalleristForm
    tickets: list[list[GalleristVisitor]]

    def to_dict(self) -> dict[str, Any]:
        fame = self.fame

        form = self.form.value

        tickets = []
        for tickets_item_data in self.tickets:
            tickets_item = []
            for tickets_item_item_data in tickets_item_data:
                tickets_item_item = tickets_item_item_data.value
                tickets_item.append(tickets_item_item)

            tickets.append(tickets_item)

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "fame": fame,
                "form": form,
                "tickets": tickets,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        fame = d.pop("fame")

        form = GalleristForm(d.pop("form"))

        tickets = []
        _tickets = d.pop("tickets")
        for tickets_item_data in _tickets:
            tickets_item = []
            _tickets_item = tickets_item_data
            for tickets_item_item_data in _tickets_item:
                tickets_item_item = GalleristVisitor(tickets_item_item_data)

                tickets_item.append(tickets_item_item)

            tickets.append(tickets_item)

        gallerist_printed_work = cls(
            fame=fame,
            form=form,
            tickets=tickets,
        )

        return gallerist_printed_work
