from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.gallerist_half import GalleristHalf
from ..types import UNSET, Unset

T = TypeVar("T", bound="GalleristContractView")


@_attrs_define
class GalleristContractView:
    """A contract in a contract slot.

    Attributes:
        assistant (bool): Whether its bonus was gained and an assistant is on it.
        contract (int):
        fulfilled (GalleristHalf | None | Unset): The half turned up; null until the contract is fulfilled.
    """

    assistant: bool
    contract: int
    fulfilled: GalleristHalf | None | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        assistant = self.assistant

        contract = self.contract

        fulfilled: None | str | Unset
        if isinstance(self.fulfilled, Unset):
            fulfilled = UNSET
        elif isinstance(self.fulfilled, GalleristHalf):
            fulfilled = self.fulfilled.value
        else:
            fulfilled = self.fulfilled

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "assistant": assistant,
                "contract": contract,
            }
        )
        if fulfilled is not UNSET:
            field_dict["fulfilled"] = fulfilled

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        assistant = d.pop("assistant")

        contract = d.pop("contract")

        def _parse_fulfilled(data: object) -> GalleristHalf | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                fulfilled_type_0 = GalleristHalf(data)

                return fulfilled_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(GalleristHalf | None | Unset, data)

        fulfilled = _parse_fulfilled(d.pop("fulfilled", UNSET))

        gallerist_contract_view = cls(
            assistant=assistant,
            contract=contract,
            fulfilled=fulfilled,
        )

        gallerist_contract_view.additional_properties = d
        return gallerist_contract_view

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
