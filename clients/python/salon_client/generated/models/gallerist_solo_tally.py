from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.gallerist_ambition import GalleristAmbition

T = TypeVar("T", bound="GalleristSoloTally")


@_attrs_define
class GalleristSoloTally:
    """The result of a solo game.

    Attributes:
        cards (bool): Whether enough goals of the secret cards were reached.
        goal (GalleristAmbition): The goal level of a solo game (p. 16).

            - `apprentice`: The first level.
            - `experienced`: The second level.
            - `master_gallerist`: The third level.
        masterpieces (bool): Whether there are enough masterpieces.
        money (bool): Whether there is enough money.
        reached (bool): Whether all these conditions hold, so that the game is won.
        reputation (bool): Whether there are enough reputation tiles.
    """

    cards: bool
    goal: GalleristAmbition
    masterpieces: bool
    money: bool
    reached: bool
    reputation: bool
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        cards = self.cards

        goal = self.goal.value

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

        goal = GalleristAmbition(d.pop("goal"))

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
