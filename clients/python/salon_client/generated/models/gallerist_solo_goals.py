from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.gallerist_printed_solo_goal import GalleristPrintedSoloGoal


T = TypeVar("T", bound="GalleristSoloGoals")


@_attrs_define
class GalleristSoloGoals:
    """The goals of a solo game, by level.

    Attributes:
        apprentice (GalleristPrintedSoloGoal): The goal of a solo game at one level.
        experienced (GalleristPrintedSoloGoal): The goal of a solo game at one level.
        master_gallerist (GalleristPrintedSoloGoal): The goal of a solo game at one level.
    """

    apprentice: GalleristPrintedSoloGoal
    experienced: GalleristPrintedSoloGoal
    master_gallerist: GalleristPrintedSoloGoal

    def to_dict(self) -> dict[str, Any]:
        apprentice = self.apprentice.to_dict()

        experienced = self.experienced.to_dict()

        master_gallerist = self.master_gallerist.to_dict()

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "apprentice": apprentice,
                "experienced": experienced,
                "master_gallerist": master_gallerist,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.gallerist_printed_solo_goal import GalleristPrintedSoloGoal  # noqa: PLC0415

        d = dict(src_dict)
        apprentice = GalleristPrintedSoloGoal.from_dict(d.pop("apprentice"))

        experienced = GalleristPrintedSoloGoal.from_dict(d.pop("experienced"))

        master_gallerist = GalleristPrintedSoloGoal.from_dict(d.pop("master_gallerist"))

        gallerist_solo_goals = cls(
            apprentice=apprentice,
            experienced=experienced,
            master_gallerist=master_gallerist,
        )

        return gallerist_solo_goals
