from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="GalleristOptions")


@_attrs_define
class GalleristOptions:
    """The options besides the edition.

    Attributes:
        goal (Literal['apprentice'] | Literal['experienced'] | Literal['master_gallerist'] | Unset): The goal level of a
            solo game (p. 16).
    """

    goal: (
        Literal["apprentice"]
        | Literal["experienced"]
        | Literal["master_gallerist"]
        | Unset
    ) = UNSET

    def to_dict(self) -> dict[str, Any]:
        goal: (
            Literal["apprentice"]
            | Literal["experienced"]
            | Literal["master_gallerist"]
            | Unset
        )
        if isinstance(self.goal, Unset):
            goal = UNSET
        else:
            goal = self.goal

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if goal is not UNSET:
            field_dict["goal"] = goal

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)

        def _parse_goal(
            data: object,
        ) -> (
            Literal["apprentice"]
            | Literal["experienced"]
            | Literal["master_gallerist"]
            | Unset
        ):
            if isinstance(data, Unset):
                return data
            componentsschemas_gallerist_ambition_type_0 = cast(
                Literal["apprentice"], data
            )
            if componentsschemas_gallerist_ambition_type_0 != "apprentice":
                raise ValueError(
                    f"/components/schemas/GalleristAmbition_type_0 must match const 'apprentice', got '{componentsschemas_gallerist_ambition_type_0}'"
                )
            return componentsschemas_gallerist_ambition_type_0
            componentsschemas_gallerist_ambition_type_1 = cast(
                Literal["experienced"], data
            )
            if componentsschemas_gallerist_ambition_type_1 != "experienced":
                raise ValueError(
                    f"/components/schemas/GalleristAmbition_type_1 must match const 'experienced', got '{componentsschemas_gallerist_ambition_type_1}'"
                )
            return componentsschemas_gallerist_ambition_type_1
            componentsschemas_gallerist_ambition_type_2 = cast(
                Literal["master_gallerist"], data
            )
            if componentsschemas_gallerist_ambition_type_2 != "master_gallerist":
                raise ValueError(
                    f"/components/schemas/GalleristAmbition_type_2 must match const 'master_gallerist', got '{componentsschemas_gallerist_ambition_type_2}'"
                )
            return componentsschemas_gallerist_ambition_type_2

        goal = _parse_goal(d.pop("goal", UNSET))

        gallerist_options = cls(
            goal=goal,
        )

        return gallerist_options
