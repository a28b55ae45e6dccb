from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.gallerist_command_leave_assistant_kind import (
    GalleristCommandLeaveAssistantKind,
)
from ..models.gallerist_post import GalleristPost

T = TypeVar("T", bound="GalleristCommandLeaveAssistant")


@_attrs_define
class GalleristCommandLeaveAssistant:
    """Chooses an assistant to leave on the current location when the gallerist moves.

    Attributes:
        from_ (GalleristPost): Where an assistant is taken from.

            - `desk`: A desk in the office.
            - `sales_office`: The Sales Office.
            - `artists_colony`: The Artists Colony.
            - `media_center`: The Media Center.
            - `international_market`: The International Market.
            - `outside`: In front of a location, after being kicked out.
        kind (GalleristCommandLeaveAssistantKind):
    """

    from_: GalleristPost
    kind: GalleristCommandLeaveAssistantKind

    def to_dict(self) -> dict[str, Any]:
        from_ = self.from_.value

        kind = self.kind.value

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "from": from_,
                "kind": kind,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        from_ = GalleristPost(d.pop("from"))

        kind = GalleristCommandLeaveAssistantKind(d.pop("kind"))

        gallerist_command_leave_assistant = cls(
            from_=from_,
            kind=kind,
        )

        return gallerist_command_leave_assistant
