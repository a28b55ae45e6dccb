from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.gallerist_ambition import GalleristAmbition
from ..types import UNSET, Unset

T = TypeVar("T", bound="GalleristOptions")


@_attrs_define
class GalleristOptions:
    """The options besides the edition.

    Attributes:
        goal (GalleristAmbition | Unset): The goal level of a solo game (p. 16).

            - `apprentice`: The first level.
            - `experienced`: The second level.
            - `master_gallerist`: The third level.
    """

    goal: GalleristAmbition | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        goal: str | Unset = UNSET
        if not isinstance(self.goal, Unset):
            goal = self.goal.value

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if goal is not UNSET:
            field_dict["goal"] = goal

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        _goal = d.pop("goal", UNSET)
        goal: GalleristAmbition | Unset
        if isinstance(_goal, Unset):
            goal = UNSET
        else:
            goal = GalleristAmbition(_goal)

        gallerist_options = cls(
            goal=goal,
        )

        return gallerist_options
