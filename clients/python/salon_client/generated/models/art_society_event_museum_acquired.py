from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="ArtSocietyEventMuseumAcquired")


@_attrs_define
class ArtSocietyEventMuseumAcquired:
    """
    Attributes:
        from_ (int):
        kind (Literal['museum_acquired']):
        painting (str): A painting tile, `P001` to `P116`.
        to (int):
        type_ (Literal['city_life'] | Literal['landscape'] | Literal['portrait'] | Literal['still_life']): The type of a
            painting.
    """

    from_: int
    kind: Literal["museum_acquired"]
    painting: str
    to: int
    type_: (
        Literal["city_life"]
        | Literal["landscape"]
        | Literal["portrait"]
        | Literal["still_life"]
    )
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from_ = self.from_

        kind = self.kind

        painting = self.painting

        to = self.to

        type_: (
            Literal["city_life"]
            | Literal["landscape"]
            | Literal["portrait"]
            | Literal["still_life"]
        )
        type_ = self.type_

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "from": from_,
                "kind": kind,
                "painting": painting,
                "to": to,
                "type": type_,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        from_ = d.pop("from")

        kind = cast(Literal["museum_acquired"], d.pop("kind"))
        if kind != "museum_acquired":
            raise ValueError(f"kind must match const 'museum_acquired', got '{kind}'")

        painting = d.pop("painting")

        to = d.pop("to")

        def _parse_type_(
            data: object,
        ) -> (
            Literal["city_life"]
            | Literal["landscape"]
            | Literal["portrait"]
            | Literal["still_life"]
        ):
            componentsschemas_art_society_type_type_0 = cast(Literal["city_life"], data)
            if componentsschemas_art_society_type_type_0 != "city_life":
                raise ValueError(
                    f"/components/schemas/ArtSocietyType_type_0 must match const 'city_life', got '{componentsschemas_art_society_type_type_0}'"
                )
            return componentsschemas_art_society_type_type_0
            componentsschemas_art_society_type_type_1 = cast(Literal["portrait"], data)
            if componentsschemas_art_society_type_type_1 != "portrait":
                raise ValueError(
                    f"/components/schemas/ArtSocietyType_type_1 must match const 'portrait', got '{componentsschemas_art_society_type_type_1}'"
                )
            return componentsschemas_art_society_type_type_1
            componentsschemas_art_society_type_type_2 = cast(
                Literal["still_life"], data
            )
            if componentsschemas_art_society_type_type_2 != "still_life":
                raise ValueError(
                    f"/components/schemas/ArtSocietyType_type_2 must match const 'still_life', got '{componentsschemas_art_society_type_type_2}'"
                )
            return componentsschemas_art_society_type_type_2
            componentsschemas_art_society_type_type_3 = cast(Literal["landscape"], data)
            if componentsschemas_art_society_type_type_3 != "landscape":
                raise ValueError(
                    f"/components/schemas/ArtSocietyType_type_3 must match const 'landscape', got '{componentsschemas_art_society_type_type_3}'"
                )
            return componentsschemas_art_society_type_type_3

        type_ = _parse_type_(d.pop("type"))

        art_society_event_museum_acquired = cls(
            from_=from_,
            kind=kind,
            painting=painting,
            to=to,
            type_=type_,
        )

        art_society_event_museum_acquired.additional_properties = d
        return art_society_event_museum_acquired

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
