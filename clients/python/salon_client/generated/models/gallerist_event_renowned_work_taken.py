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
    from ..models.gallerist_owner_type_0 import GalleristOwnerType0


T = TypeVar("T", bound="GalleristEventRenownedWorkTaken")


@_attrs_define
class GalleristEventRenownedWorkTaken:
    """A renowned work was taken.

    Attributes:
        form (Literal['digital'] | Literal['painting'] | Literal['photo'] | Literal['sculpture']): A form of art, in the
            order of the market's rows.
        kind (Literal['renowned_work_taken']):
        owner (GalleristOwnerType0 | Literal['lacerda']): The owner of a piece: a seat, or the solo opponent.
        to (Literal['gallery'] | Literal['sold']): Where a renowned work goes after the auction.
    """

    form: (
        Literal["digital"]
        | Literal["painting"]
        | Literal["photo"]
        | Literal["sculpture"]
    )
    kind: Literal["renowned_work_taken"]
    owner: GalleristOwnerType0 | Literal["lacerda"]
    to: Literal["gallery"] | Literal["sold"]

    def to_dict(self) -> dict[str, Any]:
        from ..models.gallerist_owner_type_0 import GalleristOwnerType0  # noqa: PLC0415

        form: (
            Literal["digital"]
            | Literal["painting"]
            | Literal["photo"]
            | Literal["sculpture"]
        )
        form = self.form

        kind = self.kind

        owner: dict[str, Any] | Literal["lacerda"]
        if isinstance(self.owner, GalleristOwnerType0):
            owner = self.owner.to_dict()
        else:
            owner = self.owner

        to: Literal["gallery"] | Literal["sold"]
        to = self.to

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
        from ..models.gallerist_owner_type_0 import GalleristOwnerType0  # noqa: PLC0415

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

        kind = cast(Literal["renowned_work_taken"], d.pop("kind"))
        if kind != "renowned_work_taken":
            raise ValueError(
                f"kind must match const 'renowned_work_taken', got '{kind}'"
            )

        def _parse_owner(data: object) -> GalleristOwnerType0 | Literal["lacerda"]:
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_gallerist_owner_type_0 = (
                    GalleristOwnerType0.from_dict(data)
                )

                return componentsschemas_gallerist_owner_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            componentsschemas_gallerist_owner_type_1 = cast(Literal["lacerda"], data)
            if componentsschemas_gallerist_owner_type_1 != "lacerda":
                raise ValueError(
                    f"/components/schemas/GalleristOwner_type_1 must match const 'lacerda', got '{componentsschemas_gallerist_owner_type_1}'"
                )
            return componentsschemas_gallerist_owner_type_1

        owner = _parse_owner(d.pop("owner"))

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

        gallerist_event_renowned_work_taken = cls(
            form=form,
            kind=kind,
            owner=owner,
            to=to,
        )

        return gallerist_event_renowned_work_taken
