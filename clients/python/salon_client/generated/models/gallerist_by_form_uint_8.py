from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="GalleristByFormUint8")


@_attrs_define
class GalleristByFormUint8:
    """
    Attributes:
        digital (int):
        painting (int):
        photo (int):
        sculpture (int):
    """

    digital: int
    painting: int
    photo: int
    sculpture: int

    def to_dict(self) -> dict[str, Any]:
        digital = self.digital

        painting = self.painting

        photo = self.photo

        sculpture = self.sculpture

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "digital": digital,
                "painting": painting,
                "photo": photo,
                "sculpture": sculpture,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        digital = d.pop("digital")

        painting = d.pop("painting")

        photo = d.pop("photo")

        sculpture = d.pop("sculpture")

        gallerist_by_form_uint_8 = cls(
            digital=digital,
            painting=painting,
            photo=photo,
            sculpture=sculpture,
        )

        return gallerist_by_form_uint_8
