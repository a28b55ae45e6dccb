from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

from ..models.gallerist_event_lacerda_moved_kind import GalleristEventLacerdaMovedKind
from ..models.gallerist_location import GalleristLocation
from ..types import UNSET, Unset

T = TypeVar("T", bound="GalleristEventLacerdaMoved")


@_attrs_define
class GalleristEventLacerdaMoved:
    """Lacerda moved. `leaving` is whether he left an assistant behind, `called_from` the location it was taken from
    if his supply was empty.

        Attributes:
            kind (GalleristEventLacerdaMovedKind):
            leaving (bool):
            location (GalleristLocation): A location that a gallerist can move to, in clockwise order.

                - `sales_office`: The Sales Office: contracts and sales.
                - `artists_colony`: The Artists Colony: artists and their works.
                - `media_center`: The Media Center: assistants and promotion.
                - `international_market`: The International Market: reputation tiles and the auction.
            called_from (GalleristLocation | None | Unset):
    """

    kind: GalleristEventLacerdaMovedKind
    leaving: bool
    location: GalleristLocation
    called_from: GalleristLocation | None | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        kind = self.kind.value

        leaving = self.leaving

        location = self.location.value

        called_from: None | str | Unset
        if isinstance(self.called_from, Unset):
            called_from = UNSET
        elif isinstance(self.called_from, GalleristLocation):
            called_from = self.called_from.value
        else:
            called_from = self.called_from

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "kind": kind,
                "leaving": leaving,
                "location": location,
            }
        )
        if called_from is not UNSET:
            field_dict["called_from"] = called_from

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        kind = GalleristEventLacerdaMovedKind(d.pop("kind"))

        leaving = d.pop("leaving")

        location = GalleristLocation(d.pop("location"))

        def _parse_called_from(data: object) -> GalleristLocation | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                called_from_type_0 = GalleristLocation(data)

                return called_from_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(GalleristLocation | None | Unset, data)

        called_from = _parse_called_from(d.pop("called_from", UNSET))

        gallerist_event_lacerda_moved = cls(
            kind=kind,
            leaving=leaving,
            location=location,
            called_from=called_from,
        )

        return gallerist_event_lacerda_moved
