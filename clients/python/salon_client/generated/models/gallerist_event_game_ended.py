from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

T = TypeVar("T", bound="GalleristEventGameEnded")


@_attrs_define
class GalleristEventGameEnded:
    """The game ended, and the secret cards were revealed, in seat order.

    Attributes:
        curators (list[int]):
        dealers (list[int]):
        kind (Literal['game_ended']):
    """

    curators: list[int]
    dealers: list[int]
    kind: Literal["game_ended"]

    def to_dict(self) -> dict[str, Any]:
        curators = self.curators

        dealers = self.dealers

        kind = self.kind

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

        kind = cast(Literal["game_ended"], d.pop("kind"))
        if kind != "game_ended":
            raise ValueError(f"kind must match const 'game_ended', got '{kind}'")

        gallerist_event_game_ended = cls(
            curators=curators,
            dealers=dealers,
            kind=kind,
        )

        return gallerist_event_game_ended
