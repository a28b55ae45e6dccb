from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

from ..models.gallerist_destination import GalleristDestination
from ..models.gallerist_event_renowned_work_taken_kind import (
    GalleristEventRenownedWorkTakenKind,
)
from ..models.gallerist_form import GalleristForm
from ..models.gallerist_owner_lacerda import GalleristOwnerLacerda

if TYPE_CHECKING:
    from ..models.gallerist_owner_seat import GalleristOwnerSeat


T = TypeVar("T", bound="GalleristEventRenownedWorkTaken")


@_attrs_define
class GalleristEventRenownedWorkTaken:
    """A renowned work was taken.

    Attributes:
        form (GalleristForm): A form of art, in the order of the market's rows.

            - `digital`: Digital art.
            - `photo`: Photography.
            - `sculpture`: Sculpture.
            - `painting`: Painting.
        kind (GalleristEventRenownedWorkTakenKind):
        owner (GalleristOwnerLacerda | GalleristOwnerSeat): The owner of a piece: a seat, or the solo opponent.
        to (GalleristDestination): Where a renowned work goes after the auction.

            - `gallery`: It is exhibited and counts for the curator card.
            - `sold`: It is placed with the sold works and counts for the art dealer card.
    """

    form: GalleristForm
    kind: GalleristEventRenownedWorkTakenKind
    owner: GalleristOwnerLacerda | GalleristOwnerSeat
    to: GalleristDestination

    def to_dict(self) -> dict[str, Any]:
        from ..models.gallerist_owner_seat import GalleristOwnerSeat  # noqa: PLC0415

        form = self.form.value

        kind = self.kind.value

        owner: dict[str, Any] | str
        if isinstance(self.owner, GalleristOwnerSeat):
            owner = self.owner.to_dict()
        else:
            owner = self.owner.value

        to = self.to.value

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "form": form,
                "kind": kind,
                "owner": owner,
                "to": to,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.gallerist_owner_seat import GalleristOwnerSeat  # noqa: PLC0415

        d = dict(src_dict)
        form = GalleristForm(d.pop("form"))

        kind = GalleristEventRenownedWorkTakenKind(d.pop("kind"))

        def _parse_owner(data: object) -> GalleristOwnerLacerda | GalleristOwnerSeat:
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_gallerist_owner_type_0 = GalleristOwnerSeat.from_dict(
                    data
                )

                return componentsschemas_gallerist_owner_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            if not isinstance(data, str):
                raise TypeError()
            componentsschemas_gallerist_owner_type_1 = GalleristOwnerLacerda(data)

            return componentsschemas_gallerist_owner_type_1

        owner = _parse_owner(d.pop("owner"))

        to = GalleristDestination(d.pop("to"))

        gallerist_event_renowned_work_taken = cls(
            form=form,
            kind=kind,
            owner=owner,
            to=to,
        )

        return gallerist_event_renowned_work_taken
