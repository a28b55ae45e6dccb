from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.gallerist_artist_view import GalleristArtistView


T = TypeVar("T", bound="GalleristByArtistGalleristArtistView")


@_attrs_define
class GalleristByArtistGalleristArtistView:
    """
    Attributes:
        blue_digital (GalleristArtistView): An artist.
        blue_painting (GalleristArtistView): An artist.
        blue_photo (GalleristArtistView): An artist.
        blue_sculpture (GalleristArtistView): An artist.
        red_digital (GalleristArtistView): An artist.
        red_painting (GalleristArtistView): An artist.
        red_photo (GalleristArtistView): An artist.
        red_sculpture (GalleristArtistView): An artist.
    """

    blue_digital: GalleristArtistView
    blue_painting: GalleristArtistView
    blue_photo: GalleristArtistView
    blue_sculpture: GalleristArtistView
    red_digital: GalleristArtistView
    red_painting: GalleristArtistView
    red_photo: GalleristArtistView
    red_sculpture: GalleristArtistView

    def to_dict(self) -> dict[str, Any]:
        blue_digital = self.blue_digital.to_dict()

        blue_painting = self.blue_painting.to_dict()

        blue_photo = self.blue_photo.to_dict()

        blue_sculpture = self.blue_sculpture.to_dict()

        red_digital = self.red_digital.to_dict()

        red_painting = self.red_painting.to_dict()

        red_photo = self.red_photo.to_dict()

        red_sculpture = self.red_sculpture.to_dict()

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "blue_digital": blue_digital,
                "blue_painting": blue_painting,
                "blue_photo": blue_photo,
                "blue_sculpture": blue_sculpture,
                "red_digital": red_digital,
                "red_painting": red_painting,
                "red_photo": red_photo,
                "red_sculpture": red_sculpture,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.gallerist_artist_view import GalleristArtistView  # noqa: PLC0415

        d = dict(src_dict)
        blue_digital = GalleristArtistView.from_dict(d.pop("blue_digital"))

        blue_painting = GalleristArtistView.from_dict(d.pop("blue_painting"))

        blue_photo = GalleristArtistView.from_dict(d.pop("blue_photo"))

        blue_sculpture = GalleristArtistView.from_dict(d.pop("blue_sculpture"))

        red_digital = GalleristArtistView.from_dict(d.pop("red_digital"))

        red_painting = GalleristArtistView.from_dict(d.pop("red_painting"))

        red_photo = GalleristArtistView.from_dict(d.pop("red_photo"))

        red_sculpture = GalleristArtistView.from_dict(d.pop("red_sculpture"))

        gallerist_by_artist_gallerist_artist_view = cls(
            blue_digital=blue_digital,
            blue_painting=blue_painting,
            blue_photo=blue_photo,
            blue_sculpture=blue_sculpture,
            red_digital=red_digital,
            red_painting=red_painting,
            red_photo=red_photo,
            red_sculpture=red_sculpture,
        )

        return gallerist_by_artist_gallerist_artist_view
