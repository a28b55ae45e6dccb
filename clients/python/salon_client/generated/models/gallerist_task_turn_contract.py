from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

T = TypeVar("T", bound="GalleristTaskTurnContract")


@_attrs_define
class GalleristTaskTurnContract:
    """Choose which half of the contract of a sale to turn up.

    Attributes:
        kind (Literal['turn_contract']):
        slot (int):
        left (Literal['collector'] | Literal['investor'] | Literal['vip'] | None | Unset): The visitor that left the
            gallery; null if none did.
    """

    kind: Literal["turn_contract"]
    slot: int
    left: Literal["collector"] | Literal["investor"] | Literal["vip"] | None | Unset = (
        UNSET
    )
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        kind = self.kind

        slot = self.slot

        left: Literal["collector"] | Literal["investor"] | Literal["vip"] | None | Unset
        if isinstance(self.left, Unset):
            left = UNSET
        else:
            left = self.left

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "kind": kind,
                "slot": slot,
            }
        )
        if left is not UNSET:
            field_dict["left"] = left

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        kind = cast(Literal["turn_contract"], d.pop("kind"))
        if kind != "turn_contract":
            raise ValueError(f"kind must match const 'turn_contract', got '{kind}'")

        slot = d.pop("slot")

        def _parse_left(
            data: object,
        ) -> Literal["collector"] | Literal["investor"] | Literal["vip"] | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            componentsschemas_gallerist_visitor_type_0 = cast(Literal["vip"], data)
            if componentsschemas_gallerist_visitor_type_0 != "vip":
                raise ValueError(
                    f"/components/schemas/GalleristVisitor_type_0 must match const 'vip', got '{componentsschemas_gallerist_visitor_type_0}'"
                )
            return componentsschemas_gallerist_visitor_type_0
            componentsschemas_gallerist_visitor_type_1 = cast(Literal["investor"], data)
            if componentsschemas_gallerist_visitor_type_1 != "investor":
                raise ValueError(
                    f"/components/schemas/GalleristVisitor_type_1 must match const 'investor', got '{componentsschemas_gallerist_visitor_type_1}'"
                )
            return componentsschemas_gallerist_visitor_type_1
            componentsschemas_gallerist_visitor_type_2 = cast(
                Literal["collector"], data
            )
            if componentsschemas_gallerist_visitor_type_2 != "collector":
                raise ValueError(
                    f"/components/schemas/GalleristVisitor_type_2 must match const 'collector', got '{componentsschemas_gallerist_visitor_type_2}'"
                )
            return componentsschemas_gallerist_visitor_type_2
            return cast(
                Literal["collector"]
                | Literal["investor"]
                | Literal["vip"]
                | None
                | Unset,
                data,
            )

        left = _parse_left(d.pop("left", UNSET))

        gallerist_task_turn_contract = cls(
            kind=kind,
            slot=slot,
            left=left,
        )

        gallerist_task_turn_contract.additional_properties = d
        return gallerist_task_turn_contract

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
