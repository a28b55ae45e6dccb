from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.words import Words


T = TypeVar("T", bound="Awaited")


@_attrs_define
class Awaited:
    """A seat the game is waiting for.

    Attributes:
        decision (str): The pending decision, as the ruleset names it. Example: place_bid.
        seat (int): The seat. Example: 0.
        since (datetime.datetime): Since when it is pending.
        counts_from (datetime.datetime | None | Unset): From when on the clock counts with the current settings, if they
            changed since.
        deadline (datetime.datetime | None | Unset): The deadline, if the game has a clock and it is running.
        words (Words | Unset): A text for people in two lengths, in the language of `Content-Language`.
    """

    decision: str
    seat: int
    since: datetime.datetime
    counts_from: datetime.datetime | None | Unset = UNSET
    deadline: datetime.datetime | None | Unset = UNSET
    words: Words | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        decision = self.decision

        seat = self.seat

        since = self.since.isoformat()

        counts_from: None | str | Unset
        if isinstance(self.counts_from, Unset):
            counts_from = UNSET
        elif isinstance(self.counts_from, datetime.datetime):
            counts_from = self.counts_from.isoformat()
        else:
            counts_from = self.counts_from

        deadline: None | str | Unset
        if isinstance(self.deadline, Unset):
            deadline = UNSET
        elif isinstance(self.deadline, datetime.datetime):
            deadline = self.deadline.isoformat()
        else:
            deadline = self.deadline

        words: dict[str, Any] | Unset = UNSET
        if not isinstance(self.words, Unset):
            words = self.words.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "decision": decision,
                "seat": seat,
                "since": since,
            }
        )
        if counts_from is not UNSET:
            field_dict["counts_from"] = counts_from
        if deadline is not UNSET:
            field_dict["deadline"] = deadline
        if words is not UNSET:
            field_dict["words"] = words

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.words import Words  # noqa: PLC0415

        d = dict(src_dict)
        decision = d.pop("decision")

        seat = d.pop("seat")

        since = datetime.datetime.fromisoformat(d.pop("since"))

        def _parse_counts_from(data: object) -> datetime.datetime | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                counts_from_type_0 = datetime.datetime.fromisoformat(data)

                return counts_from_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None | Unset, data)

        counts_from = _parse_counts_from(d.pop("counts_from", UNSET))

        def _parse_deadline(data: object) -> datetime.datetime | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                deadline_type_0 = datetime.datetime.fromisoformat(data)

                return deadline_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None | Unset, data)

        deadline = _parse_deadline(d.pop("deadline", UNSET))

        _words = d.pop("words", UNSET)
        words: Words | Unset
        if isinstance(_words, Unset):
            words = UNSET
        else:
            words = Words.from_dict(_words)

        awaited = cls(
            decision=decision,
            seat=seat,
            since=since,
            counts_from=counts_from,
            deadline=deadline,
            words=words,
        )

        awaited.additional_properties = d
        return awaited

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
