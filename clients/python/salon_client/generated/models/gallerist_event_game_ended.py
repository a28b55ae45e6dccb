from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

from ..models.gallerist_event_game_ended_kind import GalleristEventGameEndedKind

T = TypeVar("T", bound="GalleristEventGameEnded")


@_attrs_define
class GalleristEventGameEnded:
    """The game ended, and the secret cards were revealed, in seat order.

    Attributes:
        curators (list[int]):
        dealers (list[int]):
        kind (GalleristEventGameEndedKind):
    """

    curators: list[int]
    dealers: list[int]
    kind: GalleristEventGameEndedKind

    def to_dict(self) -> dict[str, Any]:
        curators = self.curators

        dealers = self.dealers

        kind = self.kind.value

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "curators": curators,
                "dealers": dealers,
                "kind": kind,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        curators = cast(list[int], d.pop("curators"))

        dealers = cast(list[int], d.pop("dealers"))

        kind = GalleristEventGameEndedKind(d.pop("kind"))

        gallerist_event_game_ended = cls(
            curators=curators,
            dealers=dealers,
            kind=kind,
        )

        return gallerist_event_game_ended
