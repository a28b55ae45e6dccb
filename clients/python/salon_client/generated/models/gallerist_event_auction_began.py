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


T = TypeVar("T", bound="GalleristEventAuctionBegan")


@_attrs_define
class GalleristEventAuctionBegan:
    """The auction began. The bidders take renowned works in this order.

    Attributes:
        bidders (list[GalleristOwnerType0 | Literal['lacerda']]):
        kind (Literal['auction_began']):
    """

    bidders: list[GalleristOwnerType0 | Literal["lacerda"]]
    kind: Literal["auction_began"]

    def to_dict(self) -> dict[str, Any]:
        from ..models.gallerist_owner_type_0 import GalleristOwnerType0  # noqa: PLC0415

        bidders = []
        for bidders_item_data in self.bidders:
            bidders_item: dict[str, Any] | Literal["lacerda"]
            if isinstance(bidders_item_data, GalleristOwnerType0):
                bidders_item = bidders_item_data.to_dict()
            else:
                bidders_item = bidders_item_data
            bidders.append(bidders_item)

        kind = self.kind

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
        from ..models.gallerist_owner_type_0 import GalleristOwnerType0  # noqa: PLC0415

        d = dict(src_dict)
        bidders = []
        _bidders = d.pop("bidders")
        for bidders_item_data in _bidders:

            def _parse_bidders_item(
                data: object,
            ) -> GalleristOwnerType0 | Literal["lacerda"]:
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_gallerist_owner_type_0 = (
                        GalleristOwnerType0.from_dict(data)
                    )

                    return componentsschemas_gallerist_owner_type_0
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                componentsschemas_gallerist_owner_type_1 = cast(
                    Literal["lacerda"], data
                )
                if componentsschemas_gallerist_owner_type_1 != "lacerda":
                    raise ValueError(
                        f"/components/schemas/GalleristOwner_type_1 must match const 'lacerda', got '{componentsschemas_gallerist_owner_type_1}'"
                    )
                return componentsschemas_gallerist_owner_type_1

            bidders_item = _parse_bidders_item(bidders_item_data)

            bidders.append(bidders_item)

        kind = cast(Literal["auction_began"], d.pop("kind"))
        if kind != "auction_began":
            raise ValueError(f"kind must match const 'auction_began', got '{kind}'")

        gallerist_event_auction_began = cls(
            bidders=bidders,
            kind=kind,
        )

        return gallerist_event_auction_began
