from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.actor import Actor
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.ruleset_event import RulesetEvent


T = TypeVar("T", bound="EventView")


@_attrs_define
class EventView:
    """An event as the caller may see it.

    Attributes:
        at (datetime.datetime): When it happened.
        by (Actor): Who decided a move for a seat.
        event (RulesetEvent): An event as a viewer may see it, as the game's ruleset defines it.
        seat (int): The seat whose move it belongs to. Example: 0.
        seq (int): Its number in the game, from 0. Example: 17.
        label (str | Unset): What happened in a few words, if texts were asked for.
        sentence (str | Unset): What happened as a sentence, if texts were asked for.
    """

    at: datetime.datetime
    by: Actor
    event: RulesetEvent
    seat: int
    seq: int
    label: str | Unset = UNSET
    sentence: str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        at = self.at.isoformat()

        by = self.by.value

        event = self.event.to_dict()

        seat = self.seat

        seq = self.seq

        label = self.label

        sentence = self.sentence

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "at": at,
                "by": by,
                "event": event,
                "seat": seat,
                "seq": seq,
            }
        )
        if label is not UNSET:
            field_dict["label"] = label
        if sentence is not UNSET:
            field_dict["sentence"] = sentence

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.ruleset_event import RulesetEvent  # noqa: PLC0415

        d = dict(src_dict)
        at = datetime.datetime.fromisoformat(d.pop("at"))

        by = Actor(d.pop("by"))

        event = RulesetEvent.from_dict(d.pop("event"))

        seat = d.pop("seat")

        seq = d.pop("seq")

        label = d.pop("label", UNSET)

        sentence = d.pop("sentence", UNSET)

        event_view = cls(
            at=at,
            by=by,
            event=event,
            seat=seat,
            seq=seq,
            label=label,
            sentence=sentence,
        )

        event_view.additional_properties = d
        return event_view

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
