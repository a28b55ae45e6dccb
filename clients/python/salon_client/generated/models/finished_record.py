from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.game_record import GameRecord
    from ..models.outcome import Outcome


T = TypeVar("T", bound="FinishedRecord")


@_attrs_define
class FinishedRecord:
    """The complete record of a finished game.

    Attributes:
        format_ (str): `salon-record/1`. Example: salon-record/1.
        game (UUID): A game.
        record (GameRecord): The record of a finished game: everything needed to replay and to verify it.
        resigned (list[int]): The seats that resigned and that no substitute took over: they are placed after all
            others. The rules cannot determine them. Example: [].
        result (Outcome): How a game ended. The placings decide; the scores are for display.
    """

    format_: str
    game: UUID
    record: GameRecord
    resigned: list[int]
    result: Outcome
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        format_ = self.format_

        game = str(self.game)

        record = self.record.to_dict()

        resigned = self.resigned

        result = self.result.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "format": format_,
                "game": game,
                "record": record,
                "resigned": resigned,
                "result": result,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.game_record import GameRecord  # noqa: PLC0415
        from ..models.outcome import Outcome  # noqa: PLC0415

        d = dict(src_dict)
        format_ = d.pop("format")

        game = UUID(d.pop("game"))

        record = GameRecord.from_dict(d.pop("record"))

        resigned = cast(list[int], d.pop("resigned"))

        result = Outcome.from_dict(d.pop("result"))

        finished_record = cls(
            format_=format_,
            game=game,
            record=record,
            resigned=resigned,
            result=result,
        )

        finished_record.additional_properties = d
        return finished_record

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
