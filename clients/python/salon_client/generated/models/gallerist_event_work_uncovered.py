from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

from ..models.gallerist_event_work_uncovered_kind import GalleristEventWorkUncoveredKind
from ..models.gallerist_form import GalleristForm

if TYPE_CHECKING:
    from ..models.gallerist_by_visitor_uint_8 import GalleristByVisitorUint8


T = TypeVar("T", bound="GalleristEventWorkUncovered")


@_attrs_define
class GalleristEventWorkUncovered:
    """The next work of a stack was revealed, and visitors from the bag were placed on it.

    Attributes:
        form (GalleristForm): A form of art, in the order of the market's rows.

            - `digital`: Digital art.
            - `photo`: Photography.
            - `sculpture`: Sculpture.
            - `painting`: Painting.
        kind (GalleristEventWorkUncoveredKind):
        visitors (GalleristByVisitorUint8):
        work (int):
    """

    form: GalleristForm
    kind: GalleristEventWorkUncoveredKind
    visitors: GalleristByVisitorUint8
    work: int

    def to_dict(self) -> dict[str, Any]:
        form = self.form.value

        kind = self.kind.value

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
        form = GalleristForm(d.pop("form"))

        kind = GalleristEventWorkUncoveredKind(d.pop("kind"))

        visitors = GalleristByVisitorUint8.from_dict(d.pop("visitors"))

        work = d.pop("work")

        gallerist_event_work_uncovered = cls(
            form=form,
            kind=kind,
            visitors=visitors,
            work=work,
        )

        return gallerist_event_work_uncovered
