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

from ..types import UNSET, Unset

T = TypeVar("T", bound="GalleristTaskPay")


@_attrs_define
class GalleristTaskPay:
    """Pay a price.

    Attributes:
        kind (Literal['pay']):
        price (int): The price.
        work (Literal['blue_digital'] | Literal['blue_painting'] | Literal['blue_photo'] | Literal['blue_sculpture'] |
            Literal['red_digital'] | Literal['red_painting'] | Literal['red_photo'] | Literal['red_sculpture'] | None |
            Unset): The artist of the work that is bought; null if no work is bought. If the work gets an art slot
            only because the artist becomes a celebrity, Influence needed for that cannot be spent on the price.
    """

    kind: Literal["pay"]
    price: int
    work: (
        Literal["blue_digital"]
        | Literal["blue_painting"]
        | Literal["blue_photo"]
        | Literal["blue_sculpture"]
        | Literal["red_digital"]
        | Literal["red_painting"]
        | Literal["red_photo"]
        | Literal["red_sculpture"]
        | None
        | Unset
    ) = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        kind = self.kind

        price = self.price

        work: (
            Literal["blue_digital"]
            | Literal["blue_painting"]
            | Literal["blue_photo"]
            | Literal["blue_sculpture"]
            | Literal["red_digital"]
            | Literal["red_painting"]
            | Literal["red_photo"]
            | Literal["red_sculpture"]
            | None
            | Unset
        )
        if isinstance(self.work, Unset):
            work = UNSET
        else:
            work = self.work

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "kind": kind,
                "price": price,
            }
        )
        if work is not UNSET:
            field_dict["work"] = work

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        kind = cast(Literal["pay"], d.pop("kind"))
        if kind != "pay":
            raise ValueError(f"kind must match const 'pay', got '{kind}'")

        price = d.pop("price")

        def _parse_work(
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
            | None
            | Unset
        ):
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
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
            return cast(
                Literal["blue_digital"]
                | Literal["blue_painting"]
                | Literal["blue_photo"]
                | Literal["blue_sculpture"]
                | Literal["red_digital"]
                | Literal["red_painting"]
                | Literal["red_photo"]
                | Literal["red_sculpture"]
                | None
                | Unset,
                data,
            )

        work = _parse_work(d.pop("work", UNSET))

        gallerist_task_pay = cls(
            kind=kind,
            price=price,
            work=work,
        )

        gallerist_task_pay.additional_properties = d
        return gallerist_task_pay

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
