from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

from ..models.gallerist_event_auction_began_kind import GalleristEventAuctionBeganKind
from ..models.gallerist_owner_lacerda import GalleristOwnerLacerda

if TYPE_CHECKING:
    from ..models.gallerist_owner_seat import GalleristOwnerSeat


T = TypeVar("T", bound="GalleristEventAuctionBegan")


@_attrs_define
class GalleristEventAuctionBegan:
    """The auction began. The bidders take renowned works in this order.

    Attributes:
        bidders (list[GalleristOwnerLacerda | GalleristOwnerSeat]):
        kind (GalleristEventAuctionBeganKind):
    """

    bidders: list[GalleristOwnerLacerda | GalleristOwnerSeat]
    kind: GalleristEventAuctionBeganKind

    def to_dict(self) -> dict[str, Any]:
        from ..models.gallerist_owner_seat import GalleristOwnerSeat  # noqa: PLC0415

        bidders = []
        for bidders_item_data in self.bidders:
            bidders_item: dict[str, Any] | str
            if isinstance(bidders_item_data, GalleristOwnerSeat):
                bidders_item = bidders_item_data.to_dict()
            else:
                bidders_item = bidders_item_data.value

            bidders.append(bidders_item)

        kind = self.kind.value

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "bidders": bidders,
                "kind": kind,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.gallerist_owner_seat import GalleristOwnerSeat  # noqa: PLC0415

        d = dict(src_dict)
        bidders = []
        _bidders = d.pop("bidders")
        for bidders_item_data in _bidders:

            def _parse_bidders_item(
                data: object,
            ) -> GalleristOwnerLacerda | GalleristOwnerSeat:
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_gallerist_owner_type_0 = (
                        GalleristOwnerSeat.from_dict(data)
                    )

                    return componentsschemas_gallerist_owner_type_0
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                if not isinstance(data, str):
                    raise TypeError()
                componentsschemas_gallerist_owner_type_1 = GalleristOwnerLacerda(data)

                return componentsschemas_gallerist_owner_type_1

            bidders_item = _parse_bidders_item(bidders_item_data)

            bidders.append(bidders_item)

        kind = GalleristEventAuctionBeganKind(d.pop("kind"))

        gallerist_event_auction_began = cls(
            bidders=bidders,
            kind=kind,
        )

        return gallerist_event_auction_began
