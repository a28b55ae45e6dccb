from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.gallerist_artist import GalleristArtist
from ..models.gallerist_command_raise_fame_kind import GalleristCommandRaiseFameKind

T = TypeVar("T", bound="GalleristCommandRaiseFame")


@_attrs_define
class GalleristCommandRaiseFame:
    """Raises an artist's fame.

    Attributes:
        artist (GalleristArtist): An artist of the game: one blue and one red for each form.

            - `blue_digital`: The less known digital artist.
            - `red_digital`: The better known digital artist.
            - `blue_photo`: The less known photographer.
            - `red_photo`: The better known photographer.
            - `blue_sculpture`: The less known sculptor.
            - `red_sculpture`: The better known sculptor.
            - `blue_painting`: The less known painter.
            - `red_painting`: The better known painter.
        kind (GalleristCommandRaiseFameKind):
        with_influence (int): The additional fame to buy with Influence.
    """

    artist: GalleristArtist
    kind: GalleristCommandRaiseFameKind
    with_influence: int

    def to_dict(self) -> dict[str, Any]:
        artist = self.artist.value

        kind = self.kind.value

        with_influence = self.with_influence

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "artist": artist,
                "kind": kind,
                "with_influence": with_influence,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        artist = GalleristArtist(d.pop("artist"))

        kind = GalleristCommandRaiseFameKind(d.pop("kind"))

        with_influence = d.pop("with_influence")

        gallerist_command_raise_fame = cls(
            artist=artist,
            kind=kind,
            with_influence=with_influence,
        )

        return gallerist_command_raise_fame
