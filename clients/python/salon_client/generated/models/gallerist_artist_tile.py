from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.gallerist_artist_color import GalleristArtistColor
from ..models.gallerist_form import GalleristForm

T = TypeVar("T", bound="GalleristArtistTile")


@_attrs_define
class GalleristArtistTile:
    """An artist tile.

    Attributes:
        color (GalleristArtistColor): The colour of an artist tile.

            - `blue`: A less known artist.
            - `red`: A better known artist.
        form (GalleristForm): A form of art, in the order of the market's rows.

            - `digital`: Digital art.
            - `photo`: Photography.
            - `sculpture`: Sculpture.
            - `painting`: Painting.
        initial_fame (int): The initial fame.
        promotion (int): The initial promotion level.
    """

    color: GalleristArtistColor
    form: GalleristForm
    initial_fame: int
    promotion: int

    def to_dict(self) -> dict[str, Any]:
        color = self.color.value

        form = self.form.value

        initial_fame = self.initial_fame

        promotion = self.promotion

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "color": color,
                "form": form,
                "initial_fame": initial_fame,
                "promotion": promotion,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        color = GalleristArtistColor(d.pop("color"))

        form = GalleristForm(d.pop("form"))

        initial_fame = d.pop("initial_fame")

        promotion = d.pop("promotion")

        gallerist_artist_tile = cls(
            color=color,
            form=form,
            initial_fame=initial_fame,
            promotion=promotion,
        )

        return gallerist_artist_tile
