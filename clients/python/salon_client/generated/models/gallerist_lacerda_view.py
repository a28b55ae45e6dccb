from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

T = TypeVar("T", bound="GalleristLacerdaView")


@_attrs_define
class GalleristLacerdaView:
    """The solo opponent.

    Attributes:
        goal (Literal['apprentice'] | Literal['experienced'] | Literal['master_gallerist']): The goal level of a solo
            game (p. 16).
        kicked_out (bool): Whether he was kicked out of that location.
        next_in_auction (bool): Whether his next assistant on the market goes to the auction part first.
        supply (int): The number of assistants in his supply.
        at (Literal['artists_colony'] | Literal['international_market'] | Literal['media_center'] |
            Literal['sales_office'] | None | Unset): The location he is on or was kicked out of; null before he enters the
            board.
    """

    goal: Literal["apprentice"] | Literal["experienced"] | Literal["master_gallerist"]
    kicked_out: bool
    next_in_auction: bool
    supply: int
    at: (
        Literal["artists_colony"]
        | Literal["international_market"]
        | Literal["media_center"]
        | Literal["sales_office"]
        | None
        | Unset
    ) = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        goal: (
            Literal["apprentice"] | Literal["experienced"] | Literal["master_gallerist"]
        )
        goal = self.goal

        kicked_out = self.kicked_out

        next_in_auction = self.next_in_auction

        supply = self.supply

        at: (
            Literal["artists_colony"]
            | Literal["international_market"]
            | Literal["media_center"]
            | Literal["sales_office"]
            | None
            | Unset
        )
        if isinstance(self.at, Unset):
            at = UNSET
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

        def _parse_goal(
            data: object,
        ) -> (
            Literal["apprentice"] | Literal["experienced"] | Literal["master_gallerist"]
        ):
            componentsschemas_gallerist_ambition_type_0 = cast(
                Literal["apprentice"], data
            )
            if componentsschemas_gallerist_ambition_type_0 != "apprentice":
                raise ValueError(
                    f"/components/schemas/GalleristAmbition_type_0 must match const 'apprentice', got '{componentsschemas_gallerist_ambition_type_0}'"
                )
            return componentsschemas_gallerist_ambition_type_0
            componentsschemas_gallerist_ambition_type_1 = cast(
                Literal["experienced"], data
            )
            if componentsschemas_gallerist_ambition_type_1 != "experienced":
                raise ValueError(
                    f"/components/schemas/GalleristAmbition_type_1 must match const 'experienced', got '{componentsschemas_gallerist_ambition_type_1}'"
                )
            return componentsschemas_gallerist_ambition_type_1
            componentsschemas_gallerist_ambition_type_2 = cast(
                Literal["master_gallerist"], data
            )
            if componentsschemas_gallerist_ambition_type_2 != "master_gallerist":
                raise ValueError(
                    f"/components/schemas/GalleristAmbition_type_2 must match const 'master_gallerist', got '{componentsschemas_gallerist_ambition_type_2}'"
                )
            return componentsschemas_gallerist_ambition_type_2

        goal = _parse_goal(d.pop("goal"))

        kicked_out = d.pop("kicked_out")

        next_in_auction = d.pop("next_in_auction")

        supply = d.pop("supply")

        def _parse_at(
            data: object,
        ) -> (
            Literal["artists_colony"]
            | Literal["international_market"]
            | Literal["media_center"]
            | Literal["sales_office"]
            | None
            | Unset
        ):
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            componentsschemas_gallerist_location_type_0 = cast(
                Literal["sales_office"], data
            )
            if componentsschemas_gallerist_location_type_0 != "sales_office":
                raise ValueError(
                    f"/components/schemas/GalleristLocation_type_0 must match const 'sales_office', got '{componentsschemas_gallerist_location_type_0}'"
                )
            return componentsschemas_gallerist_location_type_0
            componentsschemas_gallerist_location_type_1 = cast(
                Literal["artists_colony"], data
            )
            if componentsschemas_gallerist_location_type_1 != "artists_colony":
                raise ValueError(
                    f"/components/schemas/GalleristLocation_type_1 must match const 'artists_colony', got '{componentsschemas_gallerist_location_type_1}'"
                )
            return componentsschemas_gallerist_location_type_1
            componentsschemas_gallerist_location_type_2 = cast(
                Literal["media_center"], data
            )
            if componentsschemas_gallerist_location_type_2 != "media_center":
                raise ValueError(
                    f"/components/schemas/GalleristLocation_type_2 must match const 'media_center', got '{componentsschemas_gallerist_location_type_2}'"
                )
            return componentsschemas_gallerist_location_type_2
            componentsschemas_gallerist_location_type_3 = cast(
                Literal["international_market"], data
            )
            if componentsschemas_gallerist_location_type_3 != "international_market":
                raise ValueError(
                    f"/components/schemas/GalleristLocation_type_3 must match const 'international_market', got '{componentsschemas_gallerist_location_type_3}'"
                )
            return componentsschemas_gallerist_location_type_3
            return cast(
                Literal["artists_colony"]
                | Literal["international_market"]
                | Literal["media_center"]
                | Literal["sales_office"]
                | None
                | Unset,
                data,
            )

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
