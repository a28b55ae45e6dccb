from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.news_plan_lapsed_kind import NewsPlanLapsedKind
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.news_plan_lapsed_reasons_words_item import (
        NewsPlanLapsedReasonsWordsItem,
    )


T = TypeVar("T", bound="NewsPlanLapsed")


@_attrs_define
class NewsPlanLapsed:
    """A plan could not be carried out and was deleted.

    Attributes:
        decision (str): The decision it was for.
        game (UUID): A game.
        kind (NewsPlanLapsedKind):
        plan (UUID): The plan.
        reasons (list[str]): Why each of its alternatives was not played, in order, in English.
        reasons_words (list[NewsPlanLapsedReasonsWordsItem] | Unset): The same in every language: texts by language tag,
            such as `en` and `fr`. Absent in older notices.
        ruleset (None | str | Unset): The ruleset; absent in older notices.
    """

    decision: str
    game: UUID
    kind: NewsPlanLapsedKind
    plan: UUID
    reasons: list[str]
    reasons_words: list[NewsPlanLapsedReasonsWordsItem] | Unset = UNSET
    ruleset: None | str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        decision = self.decision

        game = str(self.game)

        kind = self.kind.value

        plan = str(self.plan)

        reasons = self.reasons

        reasons_words: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.reasons_words, Unset):
            reasons_words = []
            for reasons_words_item_data in self.reasons_words:
                reasons_words_item = reasons_words_item_data.to_dict()
                reasons_words.append(reasons_words_item)

        ruleset: None | str | Unset
        if isinstance(self.ruleset, Unset):
            ruleset = UNSET
        else:
            ruleset = self.ruleset

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
        if reasons_words is not UNSET:
            field_dict["reasons_words"] = reasons_words
        if ruleset is not UNSET:
            field_dict["ruleset"] = ruleset

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.news_plan_lapsed_reasons_words_item import (
            NewsPlanLapsedReasonsWordsItem,  # noqa: PLC0415
        )

        d = dict(src_dict)
        decision = d.pop("decision")

        game = UUID(d.pop("game"))

        kind = NewsPlanLapsedKind(d.pop("kind"))

        plan = UUID(d.pop("plan"))

        reasons = cast(list[str], d.pop("reasons"))

        _reasons_words = d.pop("reasons_words", UNSET)
        reasons_words: list[NewsPlanLapsedReasonsWordsItem] | Unset = UNSET
        if _reasons_words is not UNSET:
            reasons_words = []
            for reasons_words_item_data in _reasons_words:
                reasons_words_item = NewsPlanLapsedReasonsWordsItem.from_dict(
                    reasons_words_item_data
                )

                reasons_words.append(reasons_words_item)

        def _parse_ruleset(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        ruleset = _parse_ruleset(d.pop("ruleset", UNSET))

        news_plan_lapsed = cls(
            decision=decision,
            game=game,
            kind=kind,
            plan=plan,
            reasons=reasons,
            reasons_words=reasons_words,
            ruleset=ruleset,
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
