from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.news_plan_lapsed_kind import NewsPlanLapsedKind

T = TypeVar("T", bound="NewsPlanLapsed")


@_attrs_define
class NewsPlanLapsed:
    """A plan could not be carried out and was deleted.

    Attributes:
        decision (str): The decision it was for.
        game (UUID): A game.
        kind (NewsPlanLapsedKind):
        plan (UUID): The plan.
        reasons (list[str]): Why each of its alternatives was not played, in order.
    """

    decision: str
    game: UUID
    kind: NewsPlanLapsedKind
    plan: UUID
    reasons: list[str]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        decision = self.decision

        game = str(self.game)

        kind = self.kind.value

        plan = str(self.plan)

        reasons = self.reasons

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "decision": decision,
                "game": game,
                "kind": kind,
                "plan": plan,
                "reasons": reasons,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        decision = d.pop("decision")

        game = UUID(d.pop("game"))

        kind = NewsPlanLapsedKind(d.pop("kind"))

        plan = UUID(d.pop("plan"))

        reasons = cast(list[str], d.pop("reasons"))

        news_plan_lapsed = cls(
            decision=decision,
            game=game,
            kind=kind,
            plan=plan,
            reasons=reasons,
        )

        news_plan_lapsed.additional_properties = d
        return news_plan_lapsed

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
