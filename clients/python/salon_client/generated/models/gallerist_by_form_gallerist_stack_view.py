from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.gallerist_stack_view import GalleristStackView


T = TypeVar("T", bound="GalleristByFormGalleristStackView")


@_attrs_define
class GalleristByFormGalleristStackView:
    """
    Attributes:
        digital (GalleristStackView): The stack of works of a form.
        painting (GalleristStackView): The stack of works of a form.
        photo (GalleristStackView): The stack of works of a form.
        sculpture (GalleristStackView): The stack of works of a form.
    """

    digital: GalleristStackView
    painting: GalleristStackView
    photo: GalleristStackView
    sculpture: GalleristStackView

    def to_dict(self) -> dict[str, Any]:
        digital = self.digital.to_dict()

        painting = self.painting.to_dict()

        photo = self.photo.to_dict()

        sculpture = self.sculpture.to_dict()

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
        from ..models.gallerist_stack_view import GalleristStackView  # noqa: PLC0415

        d = dict(src_dict)
        digital = GalleristStackView.from_dict(d.pop("digital"))

        painting = GalleristStackView.from_dict(d.pop("painting"))

        photo = GalleristStackView.from_dict(d.pop("photo"))

        sculpture = GalleristStackView.from_dict(d.pop("sculpture"))

        gallerist_by_form_gallerist_stack_view = cls(
            digital=digital,
            painting=painting,
            photo=photo,
            sculpture=sculpture,
        )

        return gallerist_by_form_gallerist_stack_view
