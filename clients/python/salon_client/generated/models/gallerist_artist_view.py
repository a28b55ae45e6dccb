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

T = TypeVar("T", bound="GalleristArtistView")


@_attrs_define
class GalleristArtistView:
    """An artist.

    Attributes:
        celebrity (bool): Whether the artist is a celebrity.
        collector (bool): Whether a Collector is on the artist's tile.
        initial_fame (int): The printed fame, which is the price of a work bought on commission.
        promotion (int): The promotion level.
        signatures (int): The number of signatures left.
        value (int): The current sale value of a work by the artist.
        bonus (Literal['any_ticket'] | Literal['assistant'] | Literal['bag_visitor'] | Literal['contract'] |
            Literal['fame'] | Literal['influence'] | Literal['investment'] | Literal['investor_ticket'] |
            Literal['plaza_vip_or_investor'] | Literal['plaza_visitor'] | Literal['two_tickets'] | Literal['vip_ticket'] |
            None | Unset): The bonus for discovering the artist.
        fame (int | None | Unset): The current fame; null before the artist is discovered.
    """

    celebrity: bool
    collector: bool
    initial_fame: int
    promotion: int
    signatures: int
    value: int
    bonus: (
        Literal["any_ticket"]
        | Literal["assistant"]
        | Literal["bag_visitor"]
        | Literal["contract"]
        | Literal["fame"]
        | Literal["influence"]
        | Literal["investment"]
        | Literal["investor_ticket"]
        | Literal["plaza_vip_or_investor"]
        | Literal["plaza_visitor"]
        | Literal["two_tickets"]
        | Literal["vip_ticket"]
        | None
        | Unset
    ) = UNSET
    fame: int | None | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        celebrity = self.celebrity

        collector = self.collector

        initial_fame = self.initial_fame

        promotion = self.promotion

        signatures = self.signatures

        value = self.value

        bonus: (
            Literal["any_ticket"]
            | Literal["assistant"]
            | Literal["bag_visitor"]
            | Literal["contract"]
            | Literal["fame"]
            | Literal["influence"]
            | Literal["investment"]
            | Literal["investor_ticket"]
            | Literal["plaza_vip_or_investor"]
            | Literal["plaza_visitor"]
            | Literal["two_tickets"]
            | Literal["vip_ticket"]
            | None
            | Unset
        )
        if isinstance(self.bonus, Unset):
            bonus = UNSET
        else:
            bonus = self.bonus

        fame: int | None | Unset
        if isinstance(self.fame, Unset):
            fame = UNSET
        else:
            fame = self.fame

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "celebrity": celebrity,
                "collector": collector,
                "initial_fame": initial_fame,
                "promotion": promotion,
                "signatures": signatures,
                "value": value,
            }
        )
        if bonus is not UNSET:
            field_dict["bonus"] = bonus
        if fame is not UNSET:
            field_dict["fame"] = fame

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        celebrity = d.pop("celebrity")

        collector = d.pop("collector")

        initial_fame = d.pop("initial_fame")

        promotion = d.pop("promotion")

        signatures = d.pop("signatures")

        value = d.pop("value")

        def _parse_bonus(
            data: object,
        ) -> (
            Literal["any_ticket"]
            | Literal["assistant"]
            | Literal["bag_visitor"]
            | Literal["contract"]
            | Literal["fame"]
            | Literal["influence"]
            | Literal["investment"]
            | Literal["investor_ticket"]
            | Literal["plaza_vip_or_investor"]
            | Literal["plaza_visitor"]
            | Literal["two_tickets"]
            | Literal["vip_ticket"]
            | None
            | Unset
        ):
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            componentsschemas_gallerist_bonus_type_0 = cast(Literal["influence"], data)
            if componentsschemas_gallerist_bonus_type_0 != "influence":
                raise ValueError(
                    f"/components/schemas/GalleristBonus_type_0 must match const 'influence', got '{componentsschemas_gallerist_bonus_type_0}'"
                )
            return componentsschemas_gallerist_bonus_type_0
            componentsschemas_gallerist_bonus_type_1 = cast(Literal["investment"], data)
            if componentsschemas_gallerist_bonus_type_1 != "investment":
                raise ValueError(
                    f"/components/schemas/GalleristBonus_type_1 must match const 'investment', got '{componentsschemas_gallerist_bonus_type_1}'"
                )
            return componentsschemas_gallerist_bonus_type_1
            componentsschemas_gallerist_bonus_type_2 = cast(Literal["fame"], data)
            if componentsschemas_gallerist_bonus_type_2 != "fame":
                raise ValueError(
                    f"/components/schemas/GalleristBonus_type_2 must match const 'fame', got '{componentsschemas_gallerist_bonus_type_2}'"
                )
            return componentsschemas_gallerist_bonus_type_2
            componentsschemas_gallerist_bonus_type_3 = cast(
                Literal["plaza_visitor"], data
            )
            if componentsschemas_gallerist_bonus_type_3 != "plaza_visitor":
                raise ValueError(
                    f"/components/schemas/GalleristBonus_type_3 must match const 'plaza_visitor', got '{componentsschemas_gallerist_bonus_type_3}'"
                )
            return componentsschemas_gallerist_bonus_type_3
            componentsschemas_gallerist_bonus_type_4 = cast(
                Literal["plaza_vip_or_investor"], data
            )
            if componentsschemas_gallerist_bonus_type_4 != "plaza_vip_or_investor":
                raise ValueError(
                    f"/components/schemas/GalleristBonus_type_4 must match const 'plaza_vip_or_investor', got '{componentsschemas_gallerist_bonus_type_4}'"
                )
            return componentsschemas_gallerist_bonus_type_4
            componentsschemas_gallerist_bonus_type_5 = cast(
                Literal["bag_visitor"], data
            )
            if componentsschemas_gallerist_bonus_type_5 != "bag_visitor":
                raise ValueError(
                    f"/components/schemas/GalleristBonus_type_5 must match const 'bag_visitor', got '{componentsschemas_gallerist_bonus_type_5}'"
                )
            return componentsschemas_gallerist_bonus_type_5
            componentsschemas_gallerist_bonus_type_6 = cast(
                Literal["two_tickets"], data
            )
            if componentsschemas_gallerist_bonus_type_6 != "two_tickets":
                raise ValueError(
                    f"/components/schemas/GalleristBonus_type_6 must match const 'two_tickets', got '{componentsschemas_gallerist_bonus_type_6}'"
                )
            return componentsschemas_gallerist_bonus_type_6
            componentsschemas_gallerist_bonus_type_7 = cast(Literal["any_ticket"], data)
            if componentsschemas_gallerist_bonus_type_7 != "any_ticket":
                raise ValueError(
                    f"/components/schemas/GalleristBonus_type_7 must match const 'any_ticket', got '{componentsschemas_gallerist_bonus_type_7}'"
                )
            return componentsschemas_gallerist_bonus_type_7
            componentsschemas_gallerist_bonus_type_8 = cast(Literal["vip_ticket"], data)
            if componentsschemas_gallerist_bonus_type_8 != "vip_ticket":
                raise ValueError(
                    f"/components/schemas/GalleristBonus_type_8 must match const 'vip_ticket', got '{componentsschemas_gallerist_bonus_type_8}'"
                )
            return componentsschemas_gallerist_bonus_type_8
            componentsschemas_gallerist_bonus_type_9 = cast(
                Literal["investor_ticket"], data
            )
            if componentsschemas_gallerist_bonus_type_9 != "investor_ticket":
                raise ValueError(
                    f"/components/schemas/GalleristBonus_type_9 must match const 'investor_ticket', got '{componentsschemas_gallerist_bonus_type_9}'"
                )
            return componentsschemas_gallerist_bonus_type_9
            componentsschemas_gallerist_bonus_type_10 = cast(Literal["assistant"], data)
            if componentsschemas_gallerist_bonus_type_10 != "assistant":
                raise ValueError(
                    f"/components/schemas/GalleristBonus_type_10 must match const 'assistant', got '{componentsschemas_gallerist_bonus_type_10}'"
                )
            return componentsschemas_gallerist_bonus_type_10
            componentsschemas_gallerist_bonus_type_11 = cast(Literal["contract"], data)
            if componentsschemas_gallerist_bonus_type_11 != "contract":
                raise ValueError(
                    f"/components/schemas/GalleristBonus_type_11 must match const 'contract', got '{componentsschemas_gallerist_bonus_type_11}'"
                )
            return componentsschemas_gallerist_bonus_type_11
            return cast(
                Literal["any_ticket"]
                | Literal["assistant"]
                | Literal["bag_visitor"]
                | Literal["contract"]
                | Literal["fame"]
                | Literal["influence"]
                | Literal["investment"]
                | Literal["investor_ticket"]
                | Literal["plaza_vip_or_investor"]
                | Literal["plaza_visitor"]
                | Literal["two_tickets"]
                | Literal["vip_ticket"]
                | None
                | Unset,
                data,
            )

        bonus = _parse_bonus(d.pop("bonus", UNSET))

        def _parse_fame(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        fame = _parse_fame(d.pop("fame", UNSET))

        gallerist_artist_view = cls(
            celebrity=celebrity,
            collector=collector,
            initial_fame=initial_fame,
            promotion=promotion,
            signatures=signatures,
            value=value,
            bonus=bonus,
            fame=fame,
        )

        gallerist_artist_view.additional_properties = d
        return gallerist_artist_view

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
