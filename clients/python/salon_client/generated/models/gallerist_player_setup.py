from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="GalleristPlayerSetup")


@_attrs_define
class GalleristPlayerSetup:
    """The setup of a player.

    Attributes:
        assistants (int): The number of assistants at desks.
        desks (int): The number of desks.
        money (int): Money.
    """

    assistants: int
    desks: int
    money: int

    def to_dict(self) -> dict[str, Any]:
        assistants = self.assistants

        desks = self.desks

        money = self.money

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "assistants": assistants,
                "desks": desks,
                "money": money,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        assistants = d.pop("assistants")

        desks = d.pop("desks")

        money = d.pop("money")

        gallerist_player_setup = cls(
            assistants=assistants,
            desks=desks,
            money=money,
        )

        return gallerist_player_setup
