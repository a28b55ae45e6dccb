from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.gallerist_task_turn_contract_kind import GalleristTaskTurnContractKind
from ..models.gallerist_visitor import GalleristVisitor
from ..types import UNSET, Unset

T = TypeVar("T", bound="GalleristTaskTurnContract")


@_attrs_define
class GalleristTaskTurnContract:
    """Choose which half of the contract of a sale to turn up.

    Attributes:
        kind (GalleristTaskTurnContractKind):
        slot (int):
        left (GalleristVisitor | None | Unset): The visitor that left the gallery; null if none did.
    """

    kind: GalleristTaskTurnContractKind
    slot: int
    left: GalleristVisitor | None | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        kind = self.kind.value

        slot = self.slot

        left: None | str | Unset
        if isinstance(self.left, Unset):
            left = UNSET
        elif isinstance(self.left, GalleristVisitor):
            left = self.left.value
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
        kind = GalleristTaskTurnContractKind(d.pop("kind"))

        slot = d.pop("slot")

        def _parse_left(data: object) -> GalleristVisitor | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                left_type_0 = GalleristVisitor(data)

                return left_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(GalleristVisitor | None | Unset, data)

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
