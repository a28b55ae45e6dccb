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

T = TypeVar("T", bound="ArtSocietyEventGameEnded")


@_attrs_define
class ArtSocietyEventGameEnded:
    """
    Attributes:
        kind (Literal['game_ended']):
        triggers (list[Literal['hands_empty'] | Literal['second_excess'] | Literal['wall_full']]):
    """

    kind: Literal["game_ended"]
    triggers: list[
        Literal["hands_empty"] | Literal["second_excess"] | Literal["wall_full"]
    ]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        kind = self.kind

        triggers = []
        for triggers_item_data in self.triggers:
            triggers_item: (
                Literal["hands_empty"] | Literal["second_excess"] | Literal["wall_full"]
            )
            triggers_item = triggers_item_data
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
        kind = cast(Literal["game_ended"], d.pop("kind"))
        if kind != "game_ended":
            raise ValueError(f"kind must match const 'game_ended', got '{kind}'")

        triggers = []
        _triggers = d.pop("triggers")
        for triggers_item_data in _triggers:

            def _parse_triggers_item(
                data: object,
            ) -> (
                Literal["hands_empty"] | Literal["second_excess"] | Literal["wall_full"]
            ):
                componentsschemas_art_society_end_trigger_type_0 = cast(
                    Literal["wall_full"], data
                )
                if componentsschemas_art_society_end_trigger_type_0 != "wall_full":
                    raise ValueError(
                        f"/components/schemas/ArtSocietyEndTrigger_type_0 must match const 'wall_full', got '{componentsschemas_art_society_end_trigger_type_0}'"
                    )
                return componentsschemas_art_society_end_trigger_type_0
                componentsschemas_art_society_end_trigger_type_1 = cast(
                    Literal["second_excess"], data
                )
                if componentsschemas_art_society_end_trigger_type_1 != "second_excess":
                    raise ValueError(
                        f"/components/schemas/ArtSocietyEndTrigger_type_1 must match const 'second_excess', got '{componentsschemas_art_society_end_trigger_type_1}'"
                    )
                return componentsschemas_art_society_end_trigger_type_1
                componentsschemas_art_society_end_trigger_type_2 = cast(
                    Literal["hands_empty"], data
                )
                if componentsschemas_art_society_end_trigger_type_2 != "hands_empty":
                    raise ValueError(
                        f"/components/schemas/ArtSocietyEndTrigger_type_2 must match const 'hands_empty', got '{componentsschemas_art_society_end_trigger_type_2}'"
                    )
                return componentsschemas_art_society_end_trigger_type_2

            triggers_item = _parse_triggers_item(triggers_item_data)

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
