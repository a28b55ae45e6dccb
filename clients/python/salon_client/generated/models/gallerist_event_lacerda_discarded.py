from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.gallerist_event_lacerda_discarded_kind import (
    GalleristEventLacerdaDiscardedKind,
)
from ..models.gallerist_visitor import GalleristVisitor

T = TypeVar("T", bound="GalleristEventLacerdaDiscarded")


@_attrs_define
class GalleristEventLacerdaDiscarded:
    """Lacerda discarded a ticket.

    Attributes:
        kind (GalleristEventLacerdaDiscardedKind):
        ticket (GalleristVisitor): A kind of visitor, or of a ticket.

            - `vip`: Pink. Earns Influence.
            - `investor`: Brown. Earns money.
            - `collector`: White. Earns some Influence and money, and adds fame.
    """

    kind: GalleristEventLacerdaDiscardedKind
    ticket: GalleristVisitor

    def to_dict(self) -> dict[str, Any]:
        kind = self.kind.value

        ticket = self.ticket.value

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "kind": kind,
                "ticket": ticket,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        kind = GalleristEventLacerdaDiscardedKind(d.pop("kind"))

        ticket = GalleristVisitor(d.pop("ticket"))

        gallerist_event_lacerda_discarded = cls(
            kind=kind,
            ticket=ticket,
        )

        return gallerist_event_lacerda_discarded
