from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="Condition")


@_attrs_define
class Condition:
    """A condition on the seat's own view of the game. Exactly one of the tests is given.

    Attributes:
        path (str): A JSON Pointer (RFC 6901) into the seat's view. Example: /round.
        at_least (int | None | Unset): The value is a number and at least this.
        at_most (int | None | Unset): The value is a number and at most this.
        contains (Any | Unset): The value is an array and one of its items is this; an object matches items that have
            all its members.
        is_ (Any | Unset): The value equals this one; objects and arrays are compared as a whole.
    """

    path: str
    at_least: int | None | Unset = UNSET
    at_most: int | None | Unset = UNSET
    contains: Any | Unset = UNSET
    is_: Any | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        path = self.path

        at_least: int | None | Unset
        if isinstance(self.at_least, Unset):
            at_least = UNSET
        else:
            at_least = self.at_least

        at_most: int | None | Unset
        if isinstance(self.at_most, Unset):
            at_most = UNSET
        else:
            at_most = self.at_most

        contains = self.contains

        is_ = self.is_

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "path": path,
            }
        )
        if at_least is not UNSET:
            field_dict["at_least"] = at_least
        if at_most is not UNSET:
            field_dict["at_most"] = at_most
        if contains is not UNSET:
            field_dict["contains"] = contains
        if is_ is not UNSET:
            field_dict["is"] = is_

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        path = d.pop("path")

        def _parse_at_least(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        at_least = _parse_at_least(d.pop("at_least", UNSET))

        def _parse_at_most(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        at_most = _parse_at_most(d.pop("at_most", UNSET))

        contains = d.pop("contains", UNSET)

        is_ = d.pop("is", UNSET)

        condition = cls(
            path=path,
            at_least=at_least,
            at_most=at_most,
            contains=contains,
            is_=is_,
        )

        return condition
