from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="GalleristPrintedSoloGoal")


@_attrs_define
class GalleristPrintedSoloGoal:
    """The goal of a solo game at one level.

    Attributes:
        best_curator_goal (bool): Whether the higher curator goal is needed.
        curator_goals (int): The number of curator goals needed.
        dealer_goals (int): The number of art dealer goals needed.
        goal_money (int): The money needed from both cards.
        masterpieces (int): The number of masterpieces needed.
        money (int): The total money needed.
        reputation_tiles (int): The number of reputation tiles needed.
    """

    best_curator_goal: bool
    curator_goals: int
    dealer_goals: int
    goal_money: int
    masterpieces: int
    money: int
    reputation_tiles: int

    def to_dict(self) -> dict[str, Any]:
        best_curator_goal = self.best_curator_goal

        curator_goals = self.curator_goals

        dealer_goals = self.dealer_goals

        goal_money = self.goal_money

        masterpieces = self.masterpieces

        money = self.money

        reputation_tiles = self.reputation_tiles

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "best_curator_goal": best_curator_goal,
                "curator_goals": curator_goals,
                "dealer_goals": dealer_goals,
                "goal_money": goal_money,
                "masterpieces": masterpieces,
                "money": money,
                "reputation_tiles": reputation_tiles,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        best_curator_goal = d.pop("best_curator_goal")

        curator_goals = d.pop("curator_goals")

        dealer_goals = d.pop("dealer_goals")

        goal_money = d.pop("goal_money")

        masterpieces = d.pop("masterpieces")

        money = d.pop("money")

        reputation_tiles = d.pop("reputation_tiles")

        gallerist_printed_solo_goal = cls(
            best_curator_goal=best_curator_goal,
            curator_goals=curator_goals,
            dealer_goals=dealer_goals,
            goal_money=goal_money,
            masterpieces=masterpieces,
            money=money,
            reputation_tiles=reputation_tiles,
        )

        return gallerist_printed_solo_goal
