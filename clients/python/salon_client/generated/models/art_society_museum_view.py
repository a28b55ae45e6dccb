from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.art_society_type_view import ArtSocietyTypeView


T = TypeVar("T", bound="ArtSocietyMuseumView")


@_attrs_define
class ArtSocietyMuseumView:
    """The paintings and the track of the museum.

    Attributes:
        types (list[ArtSocietyTypeView]): Each type with its marker and its paintings.
        newest (None | str | Unset): The painting of this round, which cannot be exchanged until the next round.
    """

    types: list[ArtSocietyTypeView]
    newest: None | str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        types = []
        for types_item_data in self.types:
            types_item = types_item_data.to_dict()
            types.append(types_item)

        newest: None | str | Unset
        if isinstance(self.newest, Unset):
            newest = UNSET
        else:
            newest = self.newest

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "types": types,
            }
        )
        if newest is not UNSET:
            field_dict["newest"] = newest

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.art_society_type_view import ArtSocietyTypeView  # noqa: PLC0415

        d = dict(src_dict)
        types = []
        _types = d.pop("types")
        for types_item_data in _types:
            types_item = ArtSocietyTypeView.from_dict(types_item_data)

            types.append(types_item)

        def _parse_newest(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        newest = _parse_newest(d.pop("newest", UNSET))

        art_society_museum_view = cls(
            types=types,
            newest=newest,
        )

        art_society_museum_view.additional_properties = d
        return art_society_museum_view

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
