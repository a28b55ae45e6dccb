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

if TYPE_CHECKING:
    from ..models.gallerist_by_visitor_uint_8 import GalleristByVisitorUint8


T = TypeVar("T", bound="GalleristEventWorkUncovered")


@_attrs_define
class GalleristEventWorkUncovered:
    """The next work of a stack was revealed, and visitors from the bag were placed on it.

    Attributes:
        form (Literal['digital'] | Literal['painting'] | Literal['photo'] | Literal['sculpture']): A form of art, in the
            order of the market's rows.
        kind (Literal['work_uncovered']):
        visitors (GalleristByVisitorUint8):
        work (int):
    """

    form: (
        Literal["digital"]
        | Literal["painting"]
        | Literal["photo"]
        | Literal["sculpture"]
    )
    kind: Literal["work_uncovered"]
    visitors: GalleristByVisitorUint8
    work: int

    def to_dict(self) -> dict[str, Any]:
        form: (
            Literal["digital"]
            | Literal["painting"]
            | Literal["photo"]
            | Literal["sculpture"]
        )
        form = self.form

        kind = self.kind

        visitors = self.visitors.to_dict()

        work = self.work

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "form": form,
                "kind": kind,
                "visitors": visitors,
                "work": work,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.gallerist_by_visitor_uint_8 import GalleristByVisitorUint8  # noqa: PLC0415

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

        kind = cast(Literal["work_uncovered"], d.pop("kind"))
        if kind != "work_uncovered":
            raise ValueError(f"kind must match const 'work_uncovered', got '{kind}'")

        visitors = GalleristByVisitorUint8.from_dict(d.pop("visitors"))

        work = d.pop("work")

        gallerist_event_work_uncovered = cls(
            form=form,
            kind=kind,
            visitors=visitors,
            work=work,
        )

        return gallerist_event_work_uncovered
