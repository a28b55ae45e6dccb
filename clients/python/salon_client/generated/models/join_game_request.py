from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="JoinGameRequest")


@_attrs_define
class JoinGameRequest:
    """A request to join a table.

    Attributes:
        invite (None | str | Unset): The invitation; required unless the table is public.
    """

    invite: None | str | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        invite: None | str | Unset
        if isinstance(self.invite, Unset):
            invite = UNSET
        else:
            invite = self.invite

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if invite is not UNSET:
            field_dict["invite"] = invite

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)

        def _parse_invite(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        invite = _parse_invite(d.pop("invite", UNSET))

        join_game_request = cls(
            invite=invite,
        )

        return join_game_request
