from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.gallerist_artist import GalleristArtist
from ..models.gallerist_task_pay_kind import GalleristTaskPayKind
from ..types import UNSET, Unset

T = TypeVar("T", bound="GalleristTaskPay")


@_attrs_define
class GalleristTaskPay:
    """Pay a price.

    Attributes:
        kind (GalleristTaskPayKind):
        price (int): The price.
        work (GalleristArtist | None | Unset): The artist of the work that is bought; null if no work is bought. If the
            work gets an art slot
            only because the artist becomes a celebrity, Influence needed for that cannot be spent on the price.
    """

    kind: GalleristTaskPayKind
    price: int
    work: GalleristArtist | None | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        kind = self.kind.value

        price = self.price

        work: None | str | Unset
        if isinstance(self.work, Unset):
            work = UNSET
        elif isinstance(self.work, GalleristArtist):
            work = self.work.value
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
        kind = GalleristTaskPayKind(d.pop("kind"))

        price = d.pop("price")

        def _parse_work(data: object) -> GalleristArtist | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                work_type_0 = GalleristArtist(data)

                return work_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(GalleristArtist | None | Unset, data)

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
