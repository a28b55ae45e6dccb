from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.status import Status
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.awaited import Awaited
    from ..models.choice import Choice
    from ..models.clock_rules import ClockRules
    from ..models.decision import Decision
    from ..models.ruleset_view import RulesetView
    from ..models.state_events import StateEvents
    from ..models.state_player import StatePlayer
    from ..models.state_score import StateScore
    from ..models.words import Words


T = TypeVar("T", bound="GameState")


@_attrs_define
class GameState:
    """The state of a game at one version: everything that a client shows to this viewer. Fields that were not asked for
    are absent.

        Attributes:
            awaiting (list[Awaited]): The seats the game was waiting for.
            clock (ClockRules): The time limits of a game and what happens at a deadline. The default is a game without
                deadlines.
            commitment (str): The SHA-256 of the seed.
            game (UUID): A game.
            paused (bool): Whether the game is paused because all its people want it to be.
            ruleset (str): The ruleset. Example: art_society.
            status (Status): The status of a game.
            version (int): The number of events at that time, to be sent as `If-Match` with commands.
            choices (list[Choice] | Unset): Every command that is legal for the viewer now. Empty for a spectator and in the
                past.
            decision (Decision | Unset): What the viewer has to decide.
            events (StateEvents | Unset): Events since a version.
            line (int | None | Unset): The line of play of a sandbox: how often it was rewound.
            picture (str | Unset): The table as SVG, as `board.svg` draws it for this viewer; absent before the deal.
            players (list[StatePlayer] | Unset): The players, ordered by seat once the game is dealt, before that in the
                order of joining.
            score (StateScore | Unset): The scores of a game.
            seat (int | None | Unset): The seat of the viewer; null for a spectator, and before the deal.
            status_words (Words | Unset): A text for people in two lengths, in the language of `Content-Language`.
            view (RulesetView | Unset): A view of a game, as its ruleset defines it.
    """

    awaiting: list[Awaited]
    clock: ClockRules
    commitment: str
    game: UUID
    paused: bool
    ruleset: str
    status: Status
    version: int
    choices: list[Choice] | Unset = UNSET
    decision: Decision | Unset = UNSET
    events: StateEvents | Unset = UNSET
    line: int | None | Unset = UNSET
    picture: str | Unset = UNSET
    players: list[StatePlayer] | Unset = UNSET
    score: StateScore | Unset = UNSET
    seat: int | None | Unset = UNSET
    status_words: Words | Unset = UNSET
    view: RulesetView | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        awaiting = []
        for awaiting_item_data in self.awaiting:
            awaiting_item = awaiting_item_data.to_dict()
            awaiting.append(awaiting_item)

        clock = self.clock.to_dict()

        commitment = self.commitment

        game = str(self.game)

        paused = self.paused

        ruleset = self.ruleset

        status = self.status.value

        version = self.version

        choices: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.choices, Unset):
            choices = []
            for choices_item_data in self.choices:
                choices_item = choices_item_data.to_dict()
                choices.append(choices_item)

        decision: dict[str, Any] | Unset = UNSET
        if not isinstance(self.decision, Unset):
            decision = self.decision.to_dict()

        events: dict[str, Any] | Unset = UNSET
        if not isinstance(self.events, Unset):
            events = self.events.to_dict()

        line: int | None | Unset
        if isinstance(self.line, Unset):
            line = UNSET
        else:
            line = self.line

        picture = self.picture

        players: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.players, Unset):
            players = []
            for players_item_data in self.players:
                players_item = players_item_data.to_dict()
                players.append(players_item)

        score: dict[str, Any] | Unset = UNSET
        if not isinstance(self.score, Unset):
            score = self.score.to_dict()

        seat: int | None | Unset
        if isinstance(self.seat, Unset):
            seat = UNSET
        else:
            seat = self.seat

        status_words: dict[str, Any] | Unset = UNSET
        if not isinstance(self.status_words, Unset):
            status_words = self.status_words.to_dict()

        view: dict[str, Any] | Unset = UNSET
        if not isinstance(self.view, Unset):
            view = self.view.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "awaiting": awaiting,
                "clock": clock,
                "commitment": commitment,
                "game": game,
                "paused": paused,
                "ruleset": ruleset,
                "status": status,
                "version": version,
            }
        )
        if choices is not UNSET:
            field_dict["choices"] = choices
        if decision is not UNSET:
            field_dict["decision"] = decision
        if events is not UNSET:
            field_dict["events"] = events
        if line is not UNSET:
            field_dict["line"] = line
        if picture is not UNSET:
            field_dict["picture"] = picture
        if players is not UNSET:
            field_dict["players"] = players
        if score is not UNSET:
            field_dict["score"] = score
        if seat is not UNSET:
            field_dict["seat"] = seat
        if status_words is not UNSET:
            field_dict["status_words"] = status_words
        if view is not UNSET:
            field_dict["view"] = view

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.awaited import Awaited  # noqa: PLC0415
        from ..models.choice import Choice  # noqa: PLC0415
        from ..models.clock_rules import ClockRules  # noqa: PLC0415
        from ..models.decision import Decision  # noqa: PLC0415
        from ..models.ruleset_view import RulesetView  # noqa: PLC0415
        from ..models.state_events import StateEvents  # noqa: PLC0415
        from ..models.state_player import StatePlayer  # noqa: PLC0415
        from ..models.state_score import StateScore  # noqa: PLC0415
        from ..models.words import Words  # noqa: PLC0415

        d = dict(src_dict)
        awaiting = []
        _awaiting = d.pop("awaiting")
        for awaiting_item_data in _awaiting:
            awaiting_item = Awaited.from_dict(awaiting_item_data)

            awaiting.append(awaiting_item)

        clock = ClockRules.from_dict(d.pop("clock"))

        commitment = d.pop("commitment")

        game = UUID(d.pop("game"))

        paused = d.pop("paused")

        ruleset = d.pop("ruleset")

        status = Status(d.pop("status"))

        version = d.pop("version")

        _choices = d.pop("choices", UNSET)
        choices: list[Choice] | Unset = UNSET
        if _choices is not UNSET:
            choices = []
            for choices_item_data in _choices:
                choices_item = Choice.from_dict(choices_item_data)

                choices.append(choices_item)

        _decision = d.pop("decision", UNSET)
        decision: Decision | Unset
        if isinstance(_decision, Unset):
            decision = UNSET
        else:
            decision = Decision.from_dict(_decision)

        _events = d.pop("events", UNSET)
        events: StateEvents | Unset
        if isinstance(_events, Unset):
            events = UNSET
        else:
            events = StateEvents.from_dict(_events)

        def _parse_line(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        line = _parse_line(d.pop("line", UNSET))

        picture = d.pop("picture", UNSET)

        _players = d.pop("players", UNSET)
        players: list[StatePlayer] | Unset = UNSET
        if _players is not UNSET:
            players = []
            for players_item_data in _players:
                players_item = StatePlayer.from_dict(players_item_data)

                players.append(players_item)

        _score = d.pop("score", UNSET)
        score: StateScore | Unset
        if isinstance(_score, Unset):
            score = UNSET
        else:
            score = StateScore.from_dict(_score)

        def _parse_seat(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        seat = _parse_seat(d.pop("seat", UNSET))

        _status_words = d.pop("status_words", UNSET)
        status_words: Words | Unset
        if isinstance(_status_words, Unset):
            status_words = UNSET
        else:
            status_words = Words.from_dict(_status_words)

        _view = d.pop("view", UNSET)
        view: RulesetView | Unset
        if isinstance(_view, Unset):
            view = UNSET
        else:
            view = RulesetView.from_dict(_view)

        game_state = cls(
            awaiting=awaiting,
            clock=clock,
            commitment=commitment,
            game=game,
            paused=paused,
            ruleset=ruleset,
            status=status,
            version=version,
            choices=choices,
            decision=decision,
            events=events,
            line=line,
            picture=picture,
            players=players,
            score=score,
            seat=seat,
            status_words=status_words,
            view=view,
        )

        game_state.additional_properties = d
        return game_state

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
