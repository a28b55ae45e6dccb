from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.event_view import EventView
    from ..models.unfinished_record_table import UnfinishedRecordTable


T = TypeVar("T", bound="UnfinishedRecord")


@_attrs_define
class UnfinishedRecord:
    """The part of an unfinished game that the caller may see.

    Attributes:
        commitment (str): The SHA-256 of the seed.
        events (list[EventView]): The events so far, as the caller may see them.
        format_ (str): `salon-record/1`. Example: salon-record/1.
        game (UUID): A game.
        ruleset (str): Its ruleset.
        table (UnfinishedRecordTable): The table: version of the rules, edition, seats and options.
    """

    commitment: str
    events: list[EventView]
    format_: str
    game: UUID
    ruleset: str
    table: UnfinishedRecordTable
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        commitment = self.commitment

        events = []
        for events_item_data in self.events:
            events_item = events_item_data.to_dict()
            events.append(events_item)

        format_ = self.format_

        game = str(self.game)

        ruleset = self.ruleset

        table = self.table.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "commitment": commitment,
                "events": events,
                "format": format_,
                "game": game,
                "ruleset": ruleset,
                "table": table,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.event_view import EventView  # noqa: PLC0415
        from ..models.unfinished_record_table import UnfinishedRecordTable  # noqa: PLC0415

        d = dict(src_dict)
        commitment = d.pop("commitment")

        events = []
        _events = d.pop("events")
        for events_item_data in _events:
            events_item = EventView.from_dict(events_item_data)

            events.append(events_item)

        format_ = d.pop("format")

        game = UUID(d.pop("game"))

        ruleset = d.pop("ruleset")

        table = UnfinishedRecordTable.from_dict(d.pop("table"))

        unfinished_record = cls(
            commitment=commitment,
            events=events,
            format_=format_,
            game=game,
            ruleset=ruleset,
            table=table,
        )

        unfinished_record.additional_properties = d
        return unfinished_record

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
