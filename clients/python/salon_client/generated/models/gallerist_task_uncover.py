from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.gallerist_form import GalleristForm
from ..models.gallerist_task_uncover_kind import GalleristTaskUncoverKind

T = TypeVar("T", bound="GalleristTaskUncover")


@_attrs_define
class GalleristTaskUncover:
    """Reveal the next work of a stack.

    Attributes:
        form (GalleristForm): A form of art, in the order of the market's rows.

            - `digital`: Digital art.
            - `photo`: Photography.
            - `sculpture`: Sculpture.
            - `painting`: Painting.
        kind (GalleristTaskUncoverKind):
    """

    form: GalleristForm
    kind: GalleristTaskUncoverKind
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        form = self.form.value

        kind = self.kind.value

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "form": form,
                "kind": kind,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        form = GalleristForm(d.pop("form"))

        kind = GalleristTaskUncoverKind(d.pop("kind"))

        gallerist_task_uncover = cls(
            form=form,
            kind=kind,
        )

        gallerist_task_uncover.additional_properties = d
        return gallerist_task_uncover

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
