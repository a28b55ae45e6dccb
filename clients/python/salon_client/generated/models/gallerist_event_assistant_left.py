from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.gallerist_event_assistant_left_kind import GalleristEventAssistantLeftKind
from ..models.gallerist_post import GalleristPost

T = TypeVar("T", bound="GalleristEventAssistantLeft")


@_attrs_define
class GalleristEventAssistantLeft:
    """A seat chose an assistant to leave on its current location when its gallerist moves.

    Attributes:
        from_ (GalleristPost): Where an assistant is taken from.

            - `desk`: A desk in the office.
            - `sales_office`: The Sales Office.
            - `artists_colony`: The Artists Colony.
            - `media_center`: The Media Center.
            - `international_market`: The International Market.
            - `outside`: In front of a location, after being kicked out.
        kind (GalleristEventAssistantLeftKind):
        seat (int): A seat at the table, counted clockwise from 0.
    """

    from_: GalleristPost
    kind: GalleristEventAssistantLeftKind
    seat: int

    def to_dict(self) -> dict[str, Any]:
        from_ = self.from_.value

        kind = self.kind.value

        seat = self.seat

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "from": from_,
                "kind": kind,
                "seat": seat,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        from_ = GalleristPost(d.pop("from"))

        kind = GalleristEventAssistantLeftKind(d.pop("kind"))

        seat = d.pop("seat")

        gallerist_event_assistant_left = cls(
            from_=from_,
            kind=kind,
            seat=seat,
        )

        return gallerist_event_assistant_left
