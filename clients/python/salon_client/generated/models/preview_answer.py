from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.game_state import GameState
    from ..models.ruleset_event import RulesetEvent
    from ..models.ruleset_view import RulesetView
    from ..models.seat_score import SeatScore
    from ..models.words import Words


T = TypeVar("T", bound="PreviewAnswer")


@_attrs_define
class PreviewAnswer:
    """What the commands would lead to.

    Attributes:
        events (list[RulesetEvent]): The events, as the caller may see them.
        score (list[SeatScore]): The scores afterwards, as far as the caller can know.
        tried (int): The number of commands that were tried.
        version (int): The version the commands were tried at.
        view (RulesetView): A view of a game, as its ruleset defines it.
        words (list[Words]): The same events as texts.
        state (GameState | Unset): The state of a game at one version: everything that a client shows to this viewer.
            Fields that were not asked for are absent.
        stops_at (None | str | Unset): The kind of the event before which the preview stops, because it would reveal
            hidden information; null if all commands were
            tried.
        stops_at_words (None | Unset | Words):
    """

    events: list[RulesetEvent]
    score: list[SeatScore]
    tried: int
    version: int
    view: RulesetView
    words: list[Words]
    state: GameState | Unset = UNSET
    stops_at: None | str | Unset = UNSET
    stops_at_words: None | Unset | Words = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.words import Words  # noqa: PLC0415

        events = []
        for events_item_data in self.events:
            events_item = events_item_data.to_dict()
            events.append(events_item)

        score = []
        for score_item_data in self.score:
            score_item = score_item_data.to_dict()
            score.append(score_item)

        tried = self.tried

        version = self.version

        view = self.view.to_dict()

        words = []
        for words_item_data in self.words:
            words_item = words_item_data.to_dict()
            words.append(words_item)

        state: dict[str, Any] | Unset = UNSET
        if not isinstance(self.state, Unset):
            state = self.state.to_dict()

        stops_at: None | str | Unset
        if isinstance(self.stops_at, Unset):
            stops_at = UNSET
        else:
            stops_at = self.stops_at

        stops_at_words: dict[str, Any] | None | Unset
        if isinstance(self.stops_at_words, Unset):
            stops_at_words = UNSET
        elif isinstance(self.stops_at_words, Words):
            stops_at_words = self.stops_at_words.to_dict()
        else:
            stops_at_words = self.stops_at_words

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "events": events,
                "score": score,
                "tried": tried,
                "version": version,
                "view": view,
                "words": words,
            }
        )
        if state is not UNSET:
            field_dict["state"] = state
        if stops_at is not UNSET:
            field_dict["stops_at"] = stops_at
        if stops_at_words is not UNSET:
            field_dict["stops_at_words"] = stops_at_words

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.game_state import GameState  # noqa: PLC0415
        from ..models.ruleset_event import RulesetEvent  # noqa: PLC0415
        from ..models.ruleset_view import RulesetView  # noqa: PLC0415
        from ..models.seat_score import SeatScore  # noqa: PLC0415
        from ..models.words import Words  # noqa: PLC0415

        d = dict(src_dict)
        events = []
        _events = d.pop("events")
        for events_item_data in _events:
            events_item = RulesetEvent.from_dict(events_item_data)

            events.append(events_item)

        score = []
        _score = d.pop("score")
        for score_item_data in _score:
            score_item = SeatScore.from_dict(score_item_data)

            score.append(score_item)

        tried = d.pop("tried")

        version = d.pop("version")

        view = RulesetView.from_dict(d.pop("view"))

        words = []
        _words = d.pop("words")
        for words_item_data in _words:
            words_item = Words.from_dict(words_item_data)

            words.append(words_item)

        _state = d.pop("state", UNSET)
        state: GameState | Unset
        if isinstance(_state, Unset):
            state = UNSET
        else:
            state = GameState.from_dict(_state)

        def _parse_stops_at(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        stops_at = _parse_stops_at(d.pop("stops_at", UNSET))

        def _parse_stops_at_words(data: object) -> None | Unset | Words:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                stops_at_words_type_0 = Words.from_dict(data)

                return stops_at_words_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | Unset | Words, data)

        stops_at_words = _parse_stops_at_words(d.pop("stops_at_words", UNSET))

        preview_answer = cls(
            events=events,
            score=score,
            tried=tried,
            version=version,
            view=view,
            words=words,
            state=state,
            stops_at=stops_at,
            stops_at_words=stops_at_words,
        )

        preview_answer.additional_properties = d
        return preview_answer

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
