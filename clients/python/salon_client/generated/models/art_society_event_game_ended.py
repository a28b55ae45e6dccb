from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.art_society_end_trigger import ArtSocietyEndTrigger
from ..models.art_society_event_game_ended_kind import ArtSocietyEventGameEndedKind

T = TypeVar("T", bound="ArtSocietyEventGameEnded")


@_attrs_define
class ArtSocietyEventGameEnded:
    """
    Attributes:
        kind (ArtSocietyEventGameEndedKind):
        triggers (list[ArtSocietyEndTrigger]):
    """

    kind: ArtSocietyEventGameEndedKind
    triggers: list[ArtSocietyEndTrigger]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        kind = self.kind.value

        triggers = []
        for triggers_item_data in self.triggers:
            triggers_item = triggers_item_data.value
            triggers.append(triggers_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "kind": kind,
                "triggers": triggers,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        kind = ArtSocietyEventGameEndedKind(d.pop("kind"))

        triggers = []
        _triggers = d.pop("triggers")
        for triggers_item_data in _triggers:
            triggers_item = ArtSocietyEndTrigger(triggers_item_data)

            triggers.append(triggers_item)

        art_society_event_game_ended = cls(
            kind=kind,
            triggers=triggers,
        )

        art_society_event_game_ended.additional_properties = d
        return art_society_event_game_ended

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
