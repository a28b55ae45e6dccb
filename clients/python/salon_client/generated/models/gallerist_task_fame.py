from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.gallerist_artist import GalleristArtist
from ..models.gallerist_task_fame_kind import GalleristTaskFameKind
from ..types import UNSET, Unset

T = TypeVar("T", bound="GalleristTaskFame")


@_attrs_define
class GalleristTaskFame:
    """Raise an artist's fame by the printed number plus one for each Collector in the gallery.

    Attributes:
        buying (bool): Whether a work is being bought.
        kind (GalleristTaskFameKind):
        plus (int): The printed number.
        artist (GalleristArtist | None | Unset): The artist; null if the seat chooses.
        discovered (GalleristArtist | None | Unset): The artist whose discovery gave this bonus; null if it has another
            source. Default: `null`.
    """

    buying: bool
    kind: GalleristTaskFameKind
    plus: int
    artist: GalleristArtist | None | Unset = UNSET
    discovered: GalleristArtist | None | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        buying = self.buying

        kind = self.kind.value

        plus = self.plus

        artist: None | str | Unset
        if isinstance(self.artist, Unset):
            artist = UNSET
        elif isinstance(self.artist, GalleristArtist):
            artist = self.artist.value
        else:
            artist = self.artist

        discovered: None | str | Unset
        if isinstance(self.discovered, Unset):
            discovered = UNSET
        elif isinstance(self.discovered, GalleristArtist):
            discovered = self.discovered.value
        else:
            discovered = self.discovered

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "buying": buying,
                "kind": kind,
                "plus": plus,
            }
        )
        if artist is not UNSET:
            field_dict["artist"] = artist
        if discovered is not UNSET:
            field_dict["discovered"] = discovered

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        buying = d.pop("buying")

        kind = GalleristTaskFameKind(d.pop("kind"))

        plus = d.pop("plus")

        def _parse_artist(data: object) -> GalleristArtist | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                artist_type_0 = GalleristArtist(data)

                return artist_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(GalleristArtist | None | Unset, data)

        artist = _parse_artist(d.pop("artist", UNSET))

        def _parse_discovered(data: object) -> GalleristArtist | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                discovered_type_0 = GalleristArtist(data)

                return discovered_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(GalleristArtist | None | Unset, data)

        discovered = _parse_discovered(d.pop("discovered", UNSET))

        gallerist_task_fame = cls(
            buying=buying,
            kind=kind,
            plus=plus,
            artist=artist,
            discovered=discovered,
        )

        gallerist_task_fame.additional_properties = d
        return gallerist_task_fame

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
