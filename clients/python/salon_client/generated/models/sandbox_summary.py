from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.faults_left import FaultsLeft


T = TypeVar("T", bound="SandboxSummary")


@_attrs_define
class SandboxSummary:
    """A game for testing a bot: never public, never rated, and not counted for anyone's reliability. Its owner can advance
    its time,
    rewind it and inject faults.

        Attributes:
            open_hands (bool): Whether the owner may look at the game from every seat.
            rewinds (int): How often the game was rewound.
            faults (list[FaultsLeft] | None | Unset): For the owner: the faults still to be injected, by seat, and what was
                observed after earlier ones.
    """

    open_hands: bool
    rewinds: int
    faults: list[FaultsLeft] | None | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        open_hands = self.open_hands

        rewinds = self.rewinds

        faults: list[dict[str, Any]] | None | Unset
        if isinstance(self.faults, Unset):
            faults = UNSET
        elif isinstance(self.faults, list):
            faults = []
            for faults_type_0_item_data in self.faults:
                faults_type_0_item = faults_type_0_item_data.to_dict()
                faults.append(faults_type_0_item)

        else:
            faults = self.faults

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "open_hands": open_hands,
                "rewinds": rewinds,
            }
        )
        if faults is not UNSET:
            field_dict["faults"] = faults

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.faults_left import FaultsLeft  # noqa: PLC0415

        d = dict(src_dict)
        open_hands = d.pop("open_hands")

        rewinds = d.pop("rewinds")

        def _parse_faults(data: object) -> list[FaultsLeft] | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                faults_type_0 = []
                _faults_type_0 = data
                for faults_type_0_item_data in _faults_type_0:
                    faults_type_0_item = FaultsLeft.from_dict(faults_type_0_item_data)

                    faults_type_0.append(faults_type_0_item)

                return faults_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(list[FaultsLeft] | None | Unset, data)

        faults = _parse_faults(d.pop("faults", UNSET))

        sandbox_summary = cls(
            open_hands=open_hands,
            rewinds=rewinds,
            faults=faults,
        )

        sandbox_summary.additional_properties = d
        return sandbox_summary

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
