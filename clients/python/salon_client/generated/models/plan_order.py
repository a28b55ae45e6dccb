from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

from ..models.acts import Acts
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.alternative import Alternative
    from ..models.condition import Condition


T = TypeVar("T", bound="PlanOrder")


@_attrs_define
class PlanOrder:
    """Commands that a seat stores in advance for a decision.

    Attributes:
        alternatives (list[Alternative]): The alternatives, tried in order: the first whose commands are all legal is
            played.
        decision (str): The decision the plan is for, as the ruleset names it. Example: place_bid.
        acts (Acts | Unset): When a plan is played.
        conditions (list[Condition] | Unset): Conditions that must hold for the plan to apply; until then it waits.
    """

    alternatives: list[Alternative]
    decision: str
    acts: Acts | Unset = UNSET
    conditions: list[Condition] | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        alternatives = []
        for alternatives_item_data in self.alternatives:
            alternatives_item = alternatives_item_data.to_dict()
            alternatives.append(alternatives_item)

        decision = self.decision

        acts: str | Unset = UNSET
        if not isinstance(self.acts, Unset):
            acts = self.acts.value

        conditions: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.conditions, Unset):
            conditions = []
            for conditions_item_data in self.conditions:
                conditions_item = conditions_item_data.to_dict()
                conditions.append(conditions_item)

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "alternatives": alternatives,
                "decision": decision,
            }
        )
        if acts is not UNSET:
            field_dict["acts"] = acts
        if conditions is not UNSET:
            field_dict["conditions"] = conditions

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.alternative import Alternative  # noqa: PLC0415
        from ..models.condition import Condition  # noqa: PLC0415

        d = dict(src_dict)
        alternatives = []
        _alternatives = d.pop("alternatives")
        for alternatives_item_data in _alternatives:
            alternatives_item = Alternative.from_dict(alternatives_item_data)

            alternatives.append(alternatives_item)

        decision = d.pop("decision")

        _acts = d.pop("acts", UNSET)
        acts: Acts | Unset
        if isinstance(_acts, Unset):
            acts = UNSET
        else:
            acts = Acts(_acts)

        _conditions = d.pop("conditions", UNSET)
        conditions: list[Condition] | Unset = UNSET
        if _conditions is not UNSET:
            conditions = []
            for conditions_item_data in _conditions:
                conditions_item = Condition.from_dict(conditions_item_data)

                conditions.append(conditions_item)

        plan_order = cls(
            alternatives=alternatives,
            decision=decision,
            acts=acts,
            conditions=conditions,
        )

        return plan_order
