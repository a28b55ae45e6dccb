from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.gallerist_command_take_renowned_work_kind import (
    GalleristCommandTakeRenownedWorkKind,
)
from ..models.gallerist_destination import GalleristDestination
from ..models.gallerist_form import GalleristForm

T = TypeVar("T", bound="GalleristCommandTakeRenownedWork")


@_attrs_define
class GalleristCommandTakeRenownedWork:
    """Takes a renowned work.

    Attributes:
        form (GalleristForm): A form of art, in the order of the market's rows.

            - `digital`: Digital art.
            - `photo`: Photography.
            - `sculpture`: Sculpture.
            - `painting`: Painting.
        kind (GalleristCommandTakeRenownedWorkKind):
        to (GalleristDestination): Where a renowned work goes after the auction.

            - `gallery`: It is exhibited and counts for the curator card.
            - `sold`: It is placed with the sold works and counts for the art dealer card.
    """

    form: GalleristForm
    kind: GalleristCommandTakeRenownedWorkKind
    to: GalleristDestination

    def to_dict(self) -> dict[str, Any]:
        form = self.form.value

        kind = self.kind.value

        to = self.to.value

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
        form = GalleristForm(d.pop("form"))

        kind = GalleristCommandTakeRenownedWorkKind(d.pop("kind"))

        to = GalleristDestination(d.pop("to"))

        gallerist_command_take_renowned_work = cls(
            form=form,
            kind=kind,
            to=to,
        )

        return gallerist_command_take_renowned_work
