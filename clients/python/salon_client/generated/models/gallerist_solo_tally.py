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

T = TypeVar("T", bound="GalleristSoloTally")


@_attrs_define
class GalleristSoloTally:
    """The result of a solo game.

    Attributes:
        cards (bool): Whether enough goals of the secret cards were reached.
        goal (Literal['apprentice'] | Literal['experienced'] | Literal['master_gallerist']): The goal level of a solo
            game (p. 16).
        masterpieces (bool): Whether there are enough masterpieces.
        money (bool): Whether there is enough money.
        reached (bool): Whether all these conditions hold, so that the game is won.
        reputation (bool): Whether there are enough reputation tiles.
    """

    cards: bool
    goal: Literal["apprentice"] | Literal["experienced"] | Literal["master_gallerist"]
    masterpieces: bool
    money: bool
    reached: bool
    reputation: bool
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        cards = self.cards

        goal: (
            Literal["apprentice"] | Literal["experienced"] | Literal["master_gallerist"]
        )
        goal = self.goal

        masterpieces = self.masterpieces

        money = self.money

        reached = self.reached

        reputation = self.reputation

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "cards": cards,
                "goal": goal,
                "masterpieces": masterpieces,
                "money": money,
                "reached": reached,
                "reputation": reputation,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        cards = d.pop("cards")

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

        masterpieces = d.pop("masterpieces")

        money = d.pop("money")

        reached = d.pop("reached")

        reputation = d.pop("reputation")

        gallerist_solo_tally = cls(
            cards=cards,
            goal=goal,
            masterpieces=masterpieces,
            money=money,
            reached=reached,
            reputation=reputation,
        )

        gallerist_solo_tally.additional_properties = d
        return gallerist_solo_tally

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
