from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.acts import Acts
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.alternative import Alternative
    from ..models.condition import Condition
    from ..models.words import Words


T = TypeVar("T", bound="Plan")


@_attrs_define
class Plan:
    """A stored plan.

    Attributes:
        acts (Acts): When a plan is played.
        alternatives (list[Alternative]): The alternatives, tried in order.
        conditions (list[Condition]): Conditions that must hold for the plan to apply.
        created_at (datetime.datetime): When it was created.
        decision (str): The decision it is for.
        id (UUID): A plan.
        seat (int): The seat it belongs to.
        updated_at (datetime.datetime): When it was last changed.
        alternatives_words (list[list[Words]] | Unset): For each alternative, what its commands do, if texts were asked
            for. Commands that cannot be foreseen, and those after them,
            are left out.
        words (Words | Unset): A text for people in two lengths, in the language of `Content-Language`.
    """

    acts: Acts
    alternatives: list[Alternative]
    conditions: list[Condition]
    created_at: datetime.datetime
    decision: str
    id: UUID
    seat: int
    updated_at: datetime.datetime
    alternatives_words: list[list[Words]] | Unset = UNSET
    words: Words | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        acts = self.acts.value

        alternatives = []
        for alternatives_item_data in self.alternatives:
            alternatives_item = alternatives_item_data.to_dict()
            alternatives.append(alternatives_item)

        conditions = []
        for conditions_item_data in self.conditions:
            conditions_item = conditions_item_data.to_dict()
            conditions.append(conditions_item)

        created_at = self.created_at.isoformat()

        decision = self.decision

        id = str(self.id)

        seat = self.seat

        updated_at = self.updated_at.isoformat()

        alternatives_words: list[list[dict[str, Any]]] | Unset = UNSET
        if not isinstance(self.alternatives_words, Unset):
            alternatives_words = []
            for alternatives_words_item_data in self.alternatives_words:
                alternatives_words_item = []
                for alternatives_words_item_item_data in alternatives_words_item_data:
                    alternatives_words_item_item = (
                        alternatives_words_item_item_data.to_dict()
                    )
                    alternatives_words_item.append(alternatives_words_item_item)

                alternatives_words.append(alternatives_words_item)

        words: dict[str, Any] | Unset = UNSET
        if not isinstance(self.words, Unset):
            words = self.words.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "acts": acts,
                "alternatives": alternatives,
                "conditions": conditions,
                "created_at": created_at,
                "decision": decision,
                "id": id,
                "seat": seat,
                "updated_at": updated_at,
            }
        )
        if alternatives_words is not UNSET:
            field_dict["alternatives_words"] = alternatives_words
        if words is not UNSET:
            field_dict["words"] = words

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.alternative import Alternative  # noqa: PLC0415
        from ..models.condition import Condition  # noqa: PLC0415
        from ..models.words import Words  # noqa: PLC0415

        d = dict(src_dict)
        acts = Acts(d.pop("acts"))

        alternatives = []
        _alternatives = d.pop("alternatives")
        for alternatives_item_data in _alternatives:
            alternatives_item = Alternative.from_dict(alternatives_item_data)

            alternatives.append(alternatives_item)

        conditions = []
        _conditions = d.pop("conditions")
        for conditions_item_data in _conditions:
            conditions_item = Condition.from_dict(conditions_item_data)

            conditions.append(conditions_item)

        created_at = datetime.datetime.fromisoformat(d.pop("created_at"))

        decision = d.pop("decision")

        id = UUID(d.pop("id"))

        seat = d.pop("seat")

        updated_at = datetime.datetime.fromisoformat(d.pop("updated_at"))

        _alternatives_words = d.pop("alternatives_words", UNSET)
        alternatives_words: list[list[Words]] | Unset = UNSET
        if _alternatives_words is not UNSET:
            alternatives_words = []
            for alternatives_words_item_data in _alternatives_words:
                alternatives_words_item = []
                _alternatives_words_item = alternatives_words_item_data
                for alternatives_words_item_item_data in _alternatives_words_item:
                    alternatives_words_item_item = Words.from_dict(
                        alternatives_words_item_item_data
                    )

                    alternatives_words_item.append(alternatives_words_item_item)

                alternatives_words.append(alternatives_words_item)

        _words = d.pop("words", UNSET)
        words: Words | Unset
        if isinstance(_words, Unset):
            words = UNSET
        else:
            words = Words.from_dict(_words)

        plan = cls(
            acts=acts,
            alternatives=alternatives,
            conditions=conditions,
            created_at=created_at,
            decision=decision,
            id=id,
            seat=seat,
            updated_at=updated_at,
            alternatives_words=alternatives_words,
            words=words,
        )

        plan.additional_properties = d
        return plan

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
