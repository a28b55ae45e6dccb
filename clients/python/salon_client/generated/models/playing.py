from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.asked import Asked
    from ..models.former_seat import FormerSeat
    from ..models.habits import Habits
    from ..models.offer import Offer
    from ..models.planned import Planned


T = TypeVar("T", bound="Playing")


@_attrs_define
class Playing:
    """Clock settings, plans, tables and seats of the account.

    Attributes:
        clock (Habits): The clock settings of the account, in the time zone of its profile.
        former_seats (list[FormerSeat]): Seats that a substitute took over from it.
        invitations (list[Asked]): Invitations it sent and received.
        offers (list[Offer]): Seats it offered to take over.
        opened (list[UUID]): Tables it opened or hosts.
        plans (list[Planned]): Plans in running games.
        sandboxes (list[UUID]): Sandboxes it owns.
    """

    clock: Habits
    former_seats: list[FormerSeat]
    invitations: list[Asked]
    offers: list[Offer]
    opened: list[UUID]
    plans: list[Planned]
    sandboxes: list[UUID]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        clock = self.clock.to_dict()

        former_seats = []
        for former_seats_item_data in self.former_seats:
            former_seats_item = former_seats_item_data.to_dict()
            former_seats.append(former_seats_item)

        invitations = []
        for invitations_item_data in self.invitations:
            invitations_item = invitations_item_data.to_dict()
            invitations.append(invitations_item)

        offers = []
        for offers_item_data in self.offers:
            offers_item = offers_item_data.to_dict()
            offers.append(offers_item)

        opened = []
        for opened_item_data in self.opened:
            opened_item = str(opened_item_data)
            opened.append(opened_item)

        plans = []
        for plans_item_data in self.plans:
            plans_item = plans_item_data.to_dict()
            plans.append(plans_item)

        sandboxes = []
        for sandboxes_item_data in self.sandboxes:
            sandboxes_item = str(sandboxes_item_data)
            sandboxes.append(sandboxes_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "clock": clock,
                "former_seats": former_seats,
                "invitations": invitations,
                "offers": offers,
                "opened": opened,
                "plans": plans,
                "sandboxes": sandboxes,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.asked import Asked  # noqa: PLC0415
        from ..models.former_seat import FormerSeat  # noqa: PLC0415
        from ..models.habits import Habits  # noqa: PLC0415
        from ..models.offer import Offer  # noqa: PLC0415
        from ..models.planned import Planned  # noqa: PLC0415

        d = dict(src_dict)
        clock = Habits.from_dict(d.pop("clock"))

        former_seats = []
        _former_seats = d.pop("former_seats")
        for former_seats_item_data in _former_seats:
            former_seats_item = FormerSeat.from_dict(former_seats_item_data)

            former_seats.append(former_seats_item)

        invitations = []
        _invitations = d.pop("invitations")
        for invitations_item_data in _invitations:
            invitations_item = Asked.from_dict(invitations_item_data)

            invitations.append(invitations_item)

        offers = []
        _offers = d.pop("offers")
        for offers_item_data in _offers:
            offers_item = Offer.from_dict(offers_item_data)

            offers.append(offers_item)

        opened = []
        _opened = d.pop("opened")
        for opened_item_data in _opened:
            opened_item = UUID(opened_item_data)

            opened.append(opened_item)

        plans = []
        _plans = d.pop("plans")
        for plans_item_data in _plans:
            plans_item = Planned.from_dict(plans_item_data)

            plans.append(plans_item)

        sandboxes = []
        _sandboxes = d.pop("sandboxes")
        for sandboxes_item_data in _sandboxes:
            sandboxes_item = UUID(sandboxes_item_data)

            sandboxes.append(sandboxes_item)

        playing = cls(
            clock=clock,
            former_seats=former_seats,
            invitations=invitations,
            offers=offers,
            opened=opened,
            plans=plans,
            sandboxes=sandboxes,
        )

        playing.additional_properties = d
        return playing

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
