from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

from ..models.gallerist_event_intermediate_scored_kind import (
    GalleristEventIntermediateScoredKind,
)

T = TypeVar("T", bound="GalleristEventIntermediateScored")


@_attrs_define
class GalleristEventIntermediateScored:
    """The tickets of one colour ran out for the first time. The lists hold the Influence and money gained, in seat
    order.

        Attributes:
            influence (list[int]):
            kind (GalleristEventIntermediateScoredKind):
            money (list[int]):
    """

    influence: list[int]
    kind: GalleristEventIntermediateScoredKind
    money: list[int]

    def to_dict(self) -> dict[str, Any]:
        influence = self.influence

        kind = self.kind.value

        money = self.money

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "influence": influence,
                "kind": kind,
                "money": money,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        influence = cast(list[int], d.pop("influence"))

        kind = GalleristEventIntermediateScoredKind(d.pop("kind"))

        money = cast(list[int], d.pop("money"))

        gallerist_event_intermediate_scored = cls(
            influence=influence,
            kind=kind,
            money=money,
        )

        return gallerist_event_intermediate_scored
