from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.gallerist_ambition import GalleristAmbition
from ..models.gallerist_location import GalleristLocation
from ..types import UNSET, Unset

T = TypeVar("T", bound="GalleristLacerdaView")


@_attrs_define
class GalleristLacerdaView:
    """The solo opponent.

    Attributes:
        goal (GalleristAmbition): The goal level of a solo game (p. 16).

            - `apprentice`: The first level.
            - `experienced`: The second level.
            - `master_gallerist`: The third level.
        kicked_out (bool): Whether he was kicked out of that location.
        next_in_auction (bool): Whether his next assistant on the market goes to the auction part first.
        supply (int): The number of assistants in his supply.
        at (GalleristLocation | None | Unset): The location he is on or was kicked out of; null before he enters the
            board.
    """

    goal: GalleristAmbition
    kicked_out: bool
    next_in_auction: bool
    supply: int
    at: GalleristLocation | None | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        goal = self.goal.value

        kicked_out = self.kicked_out

        next_in_auction = self.next_in_auction

        supply = self.supply

        at: None | str | Unset
        if isinstance(self.at, Unset):
            at = UNSET
        elif isinstance(self.at, GalleristLocation):
            at = self.at.value
        else:
            at = self.at

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "goal": goal,
                "kicked_out": kicked_out,
                "next_in_auction": next_in_auction,
                "supply": supply,
            }
        )
        if at is not UNSET:
            field_dict["at"] = at

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        goal = GalleristAmbition(d.pop("goal"))

        kicked_out = d.pop("kicked_out")

        next_in_auction = d.pop("next_in_auction")

        supply = d.pop("supply")

        def _parse_at(data: object) -> GalleristLocation | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                at_type_0 = GalleristLocation(data)

                return at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(GalleristLocation | None | Unset, data)

        at = _parse_at(d.pop("at", UNSET))

        gallerist_lacerda_view = cls(
            goal=goal,
            kicked_out=kicked_out,
            next_in_auction=next_in_auction,
            supply=supply,
            at=at,
        )

        gallerist_lacerda_view.additional_properties = d
        return gallerist_lacerda_view

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
