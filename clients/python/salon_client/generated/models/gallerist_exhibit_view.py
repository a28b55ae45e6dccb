from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.gallerist_artist import GalleristArtist

T = TypeVar("T", bound="GalleristExhibitView")


@_attrs_define
class GalleristExhibitView:
    """An exhibited work.

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
        masterpiece (bool): Whether it is a masterpiece.
        value (int): Its sale value.
        work (int):
    """

    artist: GalleristArtist
    masterpiece: bool
    value: int
    work: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        artist = self.artist.value

        masterpiece = self.masterpiece

        value = self.value

        work = self.work

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "artist": artist,
                "masterpiece": masterpiece,
                "value": value,
                "work": work,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        artist = GalleristArtist(d.pop("artist"))

        masterpiece = d.pop("masterpiece")

        value = d.pop("value")

        work = d.pop("work")

        gallerist_exhibit_view = cls(
            artist=artist,
            masterpiece=masterpiece,
            value=value,
            work=work,
        )

        gallerist_exhibit_view.additional_properties = d
        return gallerist_exhibit_view

    @property
    def additional_keys(self) -> list[str]:
        return list(self.additional_properties.keys())

    def __getitem__(self, key: str) -> Any:
        return self.additional_properties[key]

    def __setitem__(self, key: str, value: Any) -> None:
        self.additional_properties[key] = value

    def __delitem__(self, key: str) -> None:
        del self.additional_properties[key]

    def __contains__(self, key: str) -> bool:
        return key in self.additional_properties
