from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

T = TypeVar("T", bound="GalleristCommandRaiseFame")


@_attrs_define
class GalleristCommandRaiseFame:
    """Raises an artist's fame.

    Attributes:
        artist (Literal['blue_digital'] | Literal['blue_painting'] | Literal['blue_photo'] | Literal['blue_sculpture'] |
            Literal['red_digital'] | Literal['red_painting'] | Literal['red_photo'] | Literal['red_sculpture']): An artist
            of the game: one blue and one red for each form.
        kind (Literal['raise_fame']):
        with_influence (int): The additional fame to buy with Influence.
    """

    artist: (
        Literal["blue_digital"]
        | Literal["blue_painting"]
        | Literal["blue_photo"]
        | Literal["blue_sculpture"]
        | Literal["red_digital"]
        | Literal["red_painting"]
        | Literal["red_photo"]
        | Literal["red_sculpture"]
    )
    kind: Literal["raise_fame"]
    with_influence: int

    def to_dict(self) -> dict[str, Any]:
        artist: (
            Literal["blue_digital"]
            | Literal["blue_painting"]
            | Literal["blue_photo"]
            | Literal["blue_sculpture"]
            | Literal["red_digital"]
            | Literal["red_painting"]
            | Literal["red_photo"]
            | Literal["red_sculpture"]
        )
        artist = self.artist

        kind = self.kind

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

        def _parse_artist(
            data: object,
        ) -> (
            Literal["blue_digital"]
            | Literal["blue_painting"]
            | Literal["blue_photo"]
            | Literal["blue_sculpture"]
            | Literal["red_digital"]
            | Literal["red_painting"]
            | Literal["red_photo"]
            | Literal["red_sculpture"]
        ):
            componentsschemas_gallerist_artist_type_0 = cast(
                Literal["blue_digital"], data
            )
            if componentsschemas_gallerist_artist_type_0 != "blue_digital":
                raise ValueError(
                    f"/components/schemas/GalleristArtist_type_0 must match const 'blue_digital', got '{componentsschemas_gallerist_artist_type_0}'"
                )
            return componentsschemas_gallerist_artist_type_0
            componentsschemas_gallerist_artist_type_1 = cast(
                Literal["red_digital"], data
            )
            if componentsschemas_gallerist_artist_type_1 != "red_digital":
                raise ValueError(
                    f"/components/schemas/GalleristArtist_type_1 must match const 'red_digital', got '{componentsschemas_gallerist_artist_type_1}'"
                )
            return componentsschemas_gallerist_artist_type_1
            componentsschemas_gallerist_artist_type_2 = cast(
                Literal["blue_photo"], data
            )
            if componentsschemas_gallerist_artist_type_2 != "blue_photo":
                raise ValueError(
                    f"/components/schemas/GalleristArtist_type_2 must match const 'blue_photo', got '{componentsschemas_gallerist_artist_type_2}'"
                )
            return componentsschemas_gallerist_artist_type_2
            componentsschemas_gallerist_artist_type_3 = cast(Literal["red_photo"], data)
            if componentsschemas_gallerist_artist_type_3 != "red_photo":
                raise ValueError(
                    f"/components/schemas/GalleristArtist_type_3 must match const 'red_photo', got '{componentsschemas_gallerist_artist_type_3}'"
                )
            return componentsschemas_gallerist_artist_type_3
            componentsschemas_gallerist_artist_type_4 = cast(
                Literal["blue_sculpture"], data
            )
            if componentsschemas_gallerist_artist_type_4 != "blue_sculpture":
                raise ValueError(
                    f"/components/schemas/GalleristArtist_type_4 must match const 'blue_sculpture', got '{componentsschemas_gallerist_artist_type_4}'"
                )
            return componentsschemas_gallerist_artist_type_4
            componentsschemas_gallerist_artist_type_5 = cast(
                Literal["red_sculpture"], data
            )
            if componentsschemas_gallerist_artist_type_5 != "red_sculpture":
                raise ValueError(
                    f"/components/schemas/GalleristArtist_type_5 must match const 'red_sculpture', got '{componentsschemas_gallerist_artist_type_5}'"
                )
            return componentsschemas_gallerist_artist_type_5
            componentsschemas_gallerist_artist_type_6 = cast(
                Literal["blue_painting"], data
            )
            if componentsschemas_gallerist_artist_type_6 != "blue_painting":
                raise ValueError(
                    f"/components/schemas/GalleristArtist_type_6 must match const 'blue_painting', got '{componentsschemas_gallerist_artist_type_6}'"
                )
            return componentsschemas_gallerist_artist_type_6
            componentsschemas_gallerist_artist_type_7 = cast(
                Literal["red_painting"], data
            )
            if componentsschemas_gallerist_artist_type_7 != "red_painting":
                raise ValueError(
                    f"/components/schemas/GalleristArtist_type_7 must match const 'red_painting', got '{componentsschemas_gallerist_artist_type_7}'"
                )
            return componentsschemas_gallerist_artist_type_7

        artist = _parse_artist(d.pop("artist"))

        kind = cast(Literal["raise_fame"], d.pop("kind"))
        if kind != "raise_fame":
            raise ValueError(f"kind must match const 'raise_fame', got '{kind}'")

        with_influence = d.pop("with_influence")

        gallerist_command_raise_fame = cls(
            artist=artist,
            kind=kind,
            with_influence=with_influence,
        )

        return gallerist_command_raise_fame
