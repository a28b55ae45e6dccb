from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.game_record_opening import GameRecordOpening
    from ..models.game_record_table import GameRecordTable
    from ..models.recorded_move import RecordedMove


T = TypeVar("T", bound="GameRecord")


@_attrs_define
class GameRecord:
    """The record of a finished game: everything needed to replay and to verify it.

    Attributes:
        commitment (str): The SHA-256 of the seed.
        moves (list[RecordedMove]): The moves, in order.
        opening (GameRecordOpening): The deal, as the ruleset writes it.
        ruleset (str): The ruleset. Example: art_society.
        seed (str): The secret seed.
        table (GameRecordTable): The table: version of the rules, edition, seats and options.
    """

    commitment: str
    moves: list[RecordedMove]
    opening: GameRecordOpening
    ruleset: str
    seed: str
    table: GameRecordTable
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        commitment = self.commitment

        moves = []
        for moves_item_data in self.moves:
            moves_item = moves_item_data.to_dict()
            moves.append(moves_item)

        opening = self.opening.to_dict()

        ruleset = self.ruleset

        seed = self.seed

        table = self.table.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "commitment": commitment,
                "moves": moves,
                "opening": opening,
                "ruleset": ruleset,
                "seed": seed,
                "table": table,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.game_record_opening import GameRecordOpening  # noqa: PLC0415
        from ..models.game_record_table import GameRecordTable  # noqa: PLC0415
        from ..models.recorded_move import RecordedMove  # noqa: PLC0415

        d = dict(src_dict)
        commitment = d.pop("commitment")

        moves = []
        _moves = d.pop("moves")
        for moves_item_data in _moves:
            moves_item = RecordedMove.from_dict(moves_item_data)

            moves.append(moves_item)

        opening = GameRecordOpening.from_dict(d.pop("opening"))

        ruleset = d.pop("ruleset")

        seed = d.pop("seed")

        table = GameRecordTable.from_dict(d.pop("table"))

        game_record = cls(
            commitment=commitment,
            moves=moves,
            opening=opening,
            ruleset=ruleset,
            seed=seed,
            table=table,
        )

        game_record.additional_properties = d
        return game_record

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
