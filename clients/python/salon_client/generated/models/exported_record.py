from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.event_view import EventView
    from ..models.exported_record_table import ExportedRecordTable
    from ..models.game_record import GameRecord
    from ..models.outcome import Outcome


T = TypeVar("T", bound="ExportedRecord")


@_attrs_define
class ExportedRecord:
    """The record of a game.

    Attributes:
        format_ (str): `salon-record/1`. Example: salon-record/1.
        game (UUID): A game.
        commitment (str | Unset): The SHA-256 of the seed.
        events (list[EventView] | Unset): The events so far, as the caller may see them.
        record (GameRecord | Unset): The record of a finished game: everything needed to replay and to verify it.
        resigned (list[int] | Unset): The seats that resigned and that no substitute took over: they are placed after
            all others. The rules cannot determine them. Example: [].
        result (Outcome | Unset): How a game ended. The placings decide; the scores are for display.
        ruleset (str | Unset): Its ruleset.
        table (ExportedRecordTable | Unset): The table: version of the rules, edition, seats and options.
    """

    format_: str
    game: UUID
    commitment: str | Unset = UNSET
    events: list[EventView] | Unset = UNSET
    record: GameRecord | Unset = UNSET
    resigned: list[int] | Unset = UNSET
    result: Outcome | Unset = UNSET
    ruleset: str | Unset = UNSET
    table: ExportedRecordTable | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        format_ = self.format_

        game = str(self.game)

        commitment = self.commitment

        events: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.events, Unset):
            events = []
            for events_item_data in self.events:
                events_item = events_item_data.to_dict()
                events.append(events_item)

        record: dict[str, Any] | Unset = UNSET
        if not isinstance(self.record, Unset):
            record = self.record.to_dict()

        resigned: list[int] | Unset = UNSET
        if not isinstance(self.resigned, Unset):
            resigned = self.resigned

        result: dict[str, Any] | Unset = UNSET
        if not isinstance(self.result, Unset):
            result = self.result.to_dict()

        ruleset = self.ruleset

        table: dict[str, Any] | Unset = UNSET
        if not isinstance(self.table, Unset):
            table = self.table.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "format": format_,
                "game": game,
            }
        )
        if commitment is not UNSET:
            field_dict["commitment"] = commitment
        if events is not UNSET:
            field_dict["events"] = events
        if record is not UNSET:
            field_dict["record"] = record
        if resigned is not UNSET:
            field_dict["resigned"] = resigned
        if result is not UNSET:
            field_dict["result"] = result
        if ruleset is not UNSET:
            field_dict["ruleset"] = ruleset
        if table is not UNSET:
            field_dict["table"] = table

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.event_view import EventView  # noqa: PLC0415
        from ..models.exported_record_table import ExportedRecordTable  # noqa: PLC0415
        from ..models.game_record import GameRecord  # noqa: PLC0415
        from ..models.outcome import Outcome  # noqa: PLC0415

        d = dict(src_dict)
        format_ = d.pop("format")

        game = UUID(d.pop("game"))

        commitment = d.pop("commitment", UNSET)

        _events = d.pop("events", UNSET)
        events: list[EventView] | Unset = UNSET
        if _events is not UNSET:
            events = []
            for events_item_data in _events:
                events_item = EventView.from_dict(events_item_data)

                events.append(events_item)

        _record = d.pop("record", UNSET)
        record: GameRecord | Unset
        if isinstance(_record, Unset):
            record = UNSET
        else:
            record = GameRecord.from_dict(_record)

        resigned = cast(list[int], d.pop("resigned", UNSET))

        _result = d.pop("result", UNSET)
        result: Outcome | Unset
        if isinstance(_result, Unset):
            result = UNSET
        else:
            result = Outcome.from_dict(_result)

        ruleset = d.pop("ruleset", UNSET)

        _table = d.pop("table", UNSET)
        table: ExportedRecordTable | Unset
        if isinstance(_table, Unset):
            table = UNSET
        else:
            table = ExportedRecordTable.from_dict(_table)

        exported_record = cls(
            format_=format_,
            game=game,
            commitment=commitment,
            events=events,
            record=record,
            resigned=resigned,
            result=result,
            ruleset=ruleset,
            table=table,
        )

        exported_record.additional_properties = d
        return exported_record

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
