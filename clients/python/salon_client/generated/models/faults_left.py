from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.after_loss import AfterLoss
from ..models.overtaken import Overtaken
from ..types import UNSET, Unset

T = TypeVar("T", bound="FaultsLeft")


@_attrs_define
class FaultsLeft:
    """The faults still to be injected for a seat.

    Attributes:
        expire (int): Decisions whose deadline is still to be made to pass. Example: 0.
        lose_answers (int): Answers still to be lost. Example: 1.
        overtake (int): Commands still to be overtaken. Example: 0.
        seat (int): The seat. Example: 1.
        after_loss (AfterLoss | None | Unset):
        overtaken (None | Overtaken | Unset):
    """

    expire: int
    lose_answers: int
    overtake: int
    seat: int
    after_loss: AfterLoss | None | Unset = UNSET
    overtaken: None | Overtaken | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        expire = self.expire

        lose_answers = self.lose_answers

        overtake = self.overtake

        seat = self.seat

        after_loss: None | str | Unset
        if isinstance(self.after_loss, Unset):
            after_loss = UNSET
        elif isinstance(self.after_loss, AfterLoss):
            after_loss = self.after_loss.value
        else:
            after_loss = self.after_loss

        overtaken: None | str | Unset
        if isinstance(self.overtaken, Unset):
            overtaken = UNSET
        elif isinstance(self.overtaken, Overtaken):
            overtaken = self.overtaken.value
        else:
            overtaken = self.overtaken

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "expire": expire,
                "lose_answers": lose_answers,
                "overtake": overtake,
                "seat": seat,
            }
        )
        if after_loss is not UNSET:
            field_dict["after_loss"] = after_loss
        if overtaken is not UNSET:
            field_dict["overtaken"] = overtaken

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        expire = d.pop("expire")

        lose_answers = d.pop("lose_answers")

        overtake = d.pop("overtake")

        seat = d.pop("seat")

        def _parse_after_loss(data: object) -> AfterLoss | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                after_loss_type_0 = AfterLoss(data)

                return after_loss_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(AfterLoss | None | Unset, data)

        after_loss = _parse_after_loss(d.pop("after_loss", UNSET))

        def _parse_overtaken(data: object) -> None | Overtaken | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                overtaken_type_0 = Overtaken(data)

                return overtaken_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | Overtaken | Unset, data)

        overtaken = _parse_overtaken(d.pop("overtaken", UNSET))

        faults_left = cls(
            expire=expire,
            lose_answers=lose_answers,
            overtake=overtake,
            seat=seat,
            after_loss=after_loss,
            overtaken=overtaken,
        )

        faults_left.additional_properties = d
        return faults_left

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
