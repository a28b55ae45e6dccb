from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.problem_refusal_rule import ProblemRefusalRule


T = TypeVar("T", bound="ProblemRefusal")


@_attrs_define
class ProblemRefusal:
    """Why the rules refuse a request.

    Attributes:
        code (str): The stable name of the rule, or of what is wrong with the commands or the table. Example:
            card_not_in_hand.
        detail (str): The reason for a person as a sentence, in the language of the title.
        index (int | Unset): The index of the refused command in the array, if it is about one.
        label (str | Unset): The reason in a few words, in the language of the title, if a rule of the game refuses.
            Example: Card not in hand.
        rule (ProblemRefusalRule | Unset): The rule with its particulars, as the ruleset writes them.
    """

    code: str
    detail: str
    index: int | Unset = UNSET
    label: str | Unset = UNSET
    rule: ProblemRefusalRule | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        code = self.code

        detail = self.detail

        index = self.index

        label = self.label

        rule: dict[str, Any] | Unset = UNSET
        if not isinstance(self.rule, Unset):
            rule = self.rule.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "code": code,
                "detail": detail,
            }
        )
        if index is not UNSET:
            field_dict["index"] = index
        if label is not UNSET:
            field_dict["label"] = label
        if rule is not UNSET:
            field_dict["rule"] = rule

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.problem_refusal_rule import ProblemRefusalRule  # noqa: PLC0415

        d = dict(src_dict)
        code = d.pop("code")

        detail = d.pop("detail")

        index = d.pop("index", UNSET)

        label = d.pop("label", UNSET)

        _rule = d.pop("rule", UNSET)
        rule: ProblemRefusalRule | Unset
        if isinstance(_rule, Unset):
            rule = UNSET
        else:
            rule = ProblemRefusalRule.from_dict(_rule)

        problem_refusal = cls(
            code=code,
            detail=detail,
            index=index,
            label=label,
            rule=rule,
        )

        problem_refusal.additional_properties = d
        return problem_refusal

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
