from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.awaited import Awaited
    from ..models.words import Words


T = TypeVar("T", bound="Turn")


@_attrs_define
class Turn:
    """A game that is waiting for the caller.

    Attributes:
        awaited (Awaited): A seat the game is waiting for.
        game (UUID): A game.
        ruleset (str): The ruleset.
        version (int): The number of events so far, to be sent as `If-Match`.
        words (Words): A text for people in two lengths, in the language of `Content-Language`.
    """

    awaited: Awaited
    game: UUID
    ruleset: str
    version: int
    words: Words
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        awaited = self.awaited.to_dict()

        game = str(self.game)

        ruleset = self.ruleset

        version = self.version

        words = self.words.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "awaited": awaited,
                "game": game,
                "ruleset": ruleset,
                "version": version,
                "words": words,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.awaited import Awaited  # noqa: PLC0415
        from ..models.words import Words  # noqa: PLC0415

        d = dict(src_dict)
        awaited = Awaited.from_dict(d.pop("awaited"))

        game = UUID(d.pop("game"))

        ruleset = d.pop("ruleset")

        version = d.pop("version")

        words = Words.from_dict(d.pop("words"))

        turn = cls(
            awaited=awaited,
            game=game,
            ruleset=ruleset,
            version=version,
            words=words,
        )

        turn.additional_properties = d
        return turn

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
