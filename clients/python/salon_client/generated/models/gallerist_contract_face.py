from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.gallerist_bonus import GalleristBonus
from ..models.gallerist_form import GalleristForm

T = TypeVar("T", bound="GalleristContractFace")


@_attrs_define
class GalleristContractFace:
    """The face of a contract.

    Attributes:
        bonus (GalleristBonus): A bonus that a player gains.

            - `influence`: Influence for the VIPs and Collectors in the gallery.
            - `investment`: Money for the Investors and Collectors in the gallery.
            - `fame`: Fame for a discovered artist.
            - `plaza_visitor`: A visitor of any kind moves from the Plaza into the gallery.
            - `plaza_vip_or_investor`: A VIP or an Investor moves from the Plaza into the gallery.
            - `bag_visitor`: A visitor chosen from the bag moves into the gallery.
            - `two_tickets`: Two tickets of different colours.
            - `any_ticket`: A ticket of any colour.
            - `vip_ticket`: A VIP ticket (pink).
            - `investor_ticket`: An Investor ticket (brown).
            - `assistant`: The next assistant of the queue without paying.
            - `contract`: A contract may be signed.
        form (GalleristForm): A form of art, in the order of the market's rows.

            - `digital`: Digital art.
            - `photo`: Photography.
            - `sculpture`: Sculpture.
            - `painting`: Painting.
    """

    bonus: GalleristBonus
    form: GalleristForm

    def to_dict(self) -> dict[str, Any]:
        bonus = self.bonus.value

        form = self.form.value

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "bonus": bonus,
                "form": form,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        bonus = GalleristBonus(d.pop("bonus"))

        form = GalleristForm(d.pop("form"))

        gallerist_contract_face = cls(
            bonus=bonus,
            form=form,
        )

        return gallerist_contract_face
