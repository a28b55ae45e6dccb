from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.gallerist_command_welcome_visitor_kind import (
    GalleristCommandWelcomeVisitorKind,
)
from ..models.gallerist_visitor import GalleristVisitor

T = TypeVar("T", bound="GalleristCommandWelcomeVisitor")


@_attrs_define
class GalleristCommandWelcomeVisitor:
    """Moves a visitor into the gallery.

    Attributes:
        kind (GalleristCommandWelcomeVisitorKind):
        visitor (GalleristVisitor): A kind of visitor, or of a ticket.

            - `vip`: Pink. Earns Influence.
            - `investor`: Brown. Earns money.
            - `collector`: White. Earns some Influence and money, and adds fame.
    """

    kind: GalleristCommandWelcomeVisitorKind
    visitor: GalleristVisitor

    def to_dict(self) -> dict[str, Any]:
        kind = self.kind.value

        visitor = self.visitor.value

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "kind": kind,
                "visitor": visitor,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        kind = GalleristCommandWelcomeVisitorKind(d.pop("kind"))

        visitor = GalleristVisitor(d.pop("visitor"))

        gallerist_command_welcome_visitor = cls(
            kind=kind,
            visitor=visitor,
        )

        return gallerist_command_welcome_visitor
