from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.news_plan_played_kind import NewsPlanPlayedKind
from ..types import UNSET, Unset

T = TypeVar("T", bound="NewsPlanPlayed")


@_attrs_define
class NewsPlanPlayed:
    """A plan was carried out.

    Attributes:
        alternative (int): The alternative that was played, counted from 0.
        decision (str): The decision it was for.
        game (UUID): A game.
        kind (NewsPlanPlayedKind):
        plan (UUID): The plan.
        version (int): The version of the game afterwards.
        ruleset (None | str | Unset): The ruleset; absent in older notices.
    """

    alternative: int
    decision: str
    game: UUID
    kind: NewsPlanPlayedKind
    plan: UUID
    version: int
    ruleset: None | str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        alternative = self.alternative

        decision = self.decision

        game = str(self.game)

        kind = self.kind.value

        plan = str(self.plan)

        version = self.version

        ruleset: None | str | Unset
        if isinstance(self.ruleset, Unset):
            ruleset = UNSET
        else:
            ruleset = self.ruleset

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "alternative": alternative,
                "decision": decision,
                "game": game,
                "kind": kind,
                "plan": plan,
                "version": version,
            }
        )
        if ruleset is not UNSET:
            field_dict["ruleset"] = ruleset

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        alternative = d.pop("alternative")

        decision = d.pop("decision")

        game = UUID(d.pop("game"))

        kind = NewsPlanPlayedKind(d.pop("kind"))

        plan = UUID(d.pop("plan"))

        version = d.pop("version")

        def _parse_ruleset(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        ruleset = _parse_ruleset(d.pop("ruleset", UNSET))

        news_plan_played = cls(
            alternative=alternative,
            decision=decision,
            game=game,
            kind=kind,
            plan=plan,
            version=version,
            ruleset=ruleset,
        )

        news_plan_played.additional_properties = d
        return news_plan_played

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
