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

T = TypeVar("T", bound="GalleristTaskUncover")


@_attrs_define
class GalleristTaskUncover:
    """Reveal the next work of a stack.

    Attributes:
        form (Literal['digital'] | Literal['painting'] | Literal['photo'] | Literal['sculpture']): A form of art, in the
            order of the market's rows.
        kind (Literal['uncover']):
    """

    form: (
        Literal["digital"]
        | Literal["painting"]
        | Literal["photo"]
        | Literal["sculpture"]
    )
    kind: Literal["uncover"]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        form: (
            Literal["digital"]
            | Literal["painting"]
            | Literal["photo"]
            | Literal["sculpture"]
        )
        form = self.form

        kind = self.kind

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

        def _parse_form(
            data: object,
        ) -> (
            Literal["digital"]
            | Literal["painting"]
            | Literal["photo"]
            | Literal["sculpture"]
        ):
            componentsschemas_gallerist_form_type_0 = cast(Literal["digital"], data)
            if componentsschemas_gallerist_form_type_0 != "digital":
                raise ValueError(
                    f"/components/schemas/GalleristForm_type_0 must match const 'digital', got '{componentsschemas_gallerist_form_type_0}'"
                )
            return componentsschemas_gallerist_form_type_0
            componentsschemas_gallerist_form_type_1 = cast(Literal["photo"], data)
            if componentsschemas_gallerist_form_type_1 != "photo":
                raise ValueError(
                    f"/components/schemas/GalleristForm_type_1 must match const 'photo', got '{componentsschemas_gallerist_form_type_1}'"
                )
            return componentsschemas_gallerist_form_type_1
            componentsschemas_gallerist_form_type_2 = cast(Literal["sculpture"], data)
            if componentsschemas_gallerist_form_type_2 != "sculpture":
                raise ValueError(
                    f"/components/schemas/GalleristForm_type_2 must match const 'sculpture', got '{componentsschemas_gallerist_form_type_2}'"
                )
            return componentsschemas_gallerist_form_type_2
            componentsschemas_gallerist_form_type_3 = cast(Literal["painting"], data)
            if componentsschemas_gallerist_form_type_3 != "painting":
                raise ValueError(
                    f"/components/schemas/GalleristForm_type_3 must match const 'painting', got '{componentsschemas_gallerist_form_type_3}'"
                )
            return componentsschemas_gallerist_form_type_3

        form = _parse_form(d.pop("form"))

        kind = cast(Literal["uncover"], d.pop("kind"))
        if kind != "uncover":
            raise ValueError(f"kind must match const 'uncover', got '{kind}'")

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
