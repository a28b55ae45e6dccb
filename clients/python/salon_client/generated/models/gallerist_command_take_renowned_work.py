from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

T = TypeVar("T", bound="GalleristCommandTakeRenownedWork")


@_attrs_define
class GalleristCommandTakeRenownedWork:
    """Takes a renowned work.

    Attributes:
        form (Literal['digital'] | Literal['painting'] | Literal['photo'] | Literal['sculpture']): A form of art, in the
            order of the market's rows.
        kind (Literal['take_renowned_work']):
        to (Literal['gallery'] | Literal['sold']): Where a renowned work goes after the auction.
    """

    form: (
        Literal["digital"]
        | Literal["painting"]
        | Literal["photo"]
        | Literal["sculpture"]
    )
    kind: Literal["take_renowned_work"]
    to: Literal["gallery"] | Literal["sold"]

    def to_dict(self) -> dict[str, Any]:
        form: (
            Literal["digital"]
            | Literal["painting"]
            | Literal["photo"]
            | Literal["sculpture"]
        )
        form = self.form

        kind = self.kind

        to: Literal["gallery"] | Literal["sold"]
        to = self.to

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "form": form,
                "kind": kind,
                "to": to,
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

        kind = cast(Literal["take_renowned_work"], d.pop("kind"))
        if kind != "take_renowned_work":
            raise ValueError(
                f"kind must match const 'take_renowned_work', got '{kind}'"
            )

        def _parse_to(data: object) -> Literal["gallery"] | Literal["sold"]:
            componentsschemas_gallerist_destination_type_0 = cast(
                Literal["gallery"], data
            )
            if componentsschemas_gallerist_destination_type_0 != "gallery":
                raise ValueError(
                    f"/components/schemas/GalleristDestination_type_0 must match const 'gallery', got '{componentsschemas_gallerist_destination_type_0}'"
                )
            return componentsschemas_gallerist_destination_type_0
            componentsschemas_gallerist_destination_type_1 = cast(Literal["sold"], data)
            if componentsschemas_gallerist_destination_type_1 != "sold":
                raise ValueError(
                    f"/components/schemas/GalleristDestination_type_1 must match const 'sold', got '{componentsschemas_gallerist_destination_type_1}'"
                )
            return componentsschemas_gallerist_destination_type_1

        to = _parse_to(d.pop("to"))

        gallerist_command_take_renowned_work = cls(
            form=form,
            kind=kind,
            to=to,
        )

        return gallerist_command_take_renowned_work
