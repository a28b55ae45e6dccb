from __future__ import annotations

from collections.abc import Mapping
from typing import (
    TYPE_CHECKING,
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.art_society_hung_tile_type_0 import ArtSocietyHungTileType0
    from ..models.art_society_hung_tile_type_1 import ArtSocietyHungTileType1


T = TypeVar("T", bound="ArtSocietyEventDecorSwapped")


@_attrs_define
class ArtSocietyEventDecorSwapped:
    """
    Attributes:
        hung (list[ArtSocietyHungTileType0 | ArtSocietyHungTileType1]):
        kind (Literal['decor_swapped']):
        owner (int): A seat at the table, counted clockwise from 0.
        removed (list[ArtSocietyHungTileType0 | ArtSocietyHungTileType1]):
    """

    hung: list[ArtSocietyHungTileType0 | ArtSocietyHungTileType1]
    kind: Literal["decor_swapped"]
    owner: int
    removed: list[ArtSocietyHungTileType0 | ArtSocietyHungTileType1]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.art_society_hung_tile_type_0 import ArtSocietyHungTileType0  # noqa: PLC0415

        hung = []
        for hung_item_data in self.hung:
            hung_item: dict[str, Any]
            if isinstance(hung_item_data, ArtSocietyHungTileType0):
                hung_item = hung_item_data.to_dict()
            else:
                hung_item = hung_item_data.to_dict()

            hung.append(hung_item)

        kind = self.kind

        owner = self.owner

        removed = []
        for removed_item_data in self.removed:
            removed_item: dict[str, Any]
            if isinstance(removed_item_data, ArtSocietyHungTileType0):
                removed_item = removed_item_data.to_dict()
            else:
                removed_item = removed_item_data.to_dict()

            removed.append(removed_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "hung": hung,
                "kind": kind,
                "owner": owner,
                "removed": removed,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.art_society_hung_tile_type_0 import ArtSocietyHungTileType0  # noqa: PLC0415
        from ..models.art_society_hung_tile_type_1 import ArtSocietyHungTileType1  # noqa: PLC0415

        d = dict(src_dict)
        hung = []
        _hung = d.pop("hung")
        for hung_item_data in _hung:

            def _parse_hung_item(
                data: object,
            ) -> ArtSocietyHungTileType0 | ArtSocietyHungTileType1:
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_art_society_hung_tile_type_0 = (
                        ArtSocietyHungTileType0.from_dict(data)
                    )

                    return componentsschemas_art_society_hung_tile_type_0
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_art_society_hung_tile_type_1 = (
                    ArtSocietyHungTileType1.from_dict(data)
                )

                return componentsschemas_art_society_hung_tile_type_1

            hung_item = _parse_hung_item(hung_item_data)

            hung.append(hung_item)

        kind = cast(Literal["decor_swapped"], d.pop("kind"))
        if kind != "decor_swapped":
            raise ValueError(f"kind must match const 'decor_swapped', got '{kind}'")

        owner = d.pop("owner")

        removed = []
        _removed = d.pop("removed")
        for removed_item_data in _removed:

            def _parse_removed_item(
                data: object,
            ) -> ArtSocietyHungTileType0 | ArtSocietyHungTileType1:
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_art_society_hung_tile_type_0 = (
                        ArtSocietyHungTileType0.from_dict(data)
                    )

                    return componentsschemas_art_society_hung_tile_type_0
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_art_society_hung_tile_type_1 = (
                    ArtSocietyHungTileType1.from_dict(data)
                )

                return componentsschemas_art_society_hung_tile_type_1

            removed_item = _parse_removed_item(removed_item_data)

            removed.append(removed_item)

        art_society_event_decor_swapped = cls(
            hung=hung,
            kind=kind,
            owner=owner,
            removed=removed,
        )

        art_society_event_decor_swapped.additional_properties = d
        return art_society_event_decor_swapped

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
