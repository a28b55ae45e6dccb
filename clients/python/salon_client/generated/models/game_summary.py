from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.status import Status
from ..models.visibility import Visibility
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.awaited import Awaited
    from ..models.clock_rules import ClockRules
    from ..models.game_state import GameState
    from ..models.outcome import Outcome
    from ..models.player_summary import PlayerSummary
    from ..models.ruleset_options import RulesetOptions
    from ..models.sandbox_summary import SandboxSummary
    from ..models.seat_rating import SeatRating


T = TypeVar("T", bound="GameSummary")


@_attrs_define
class GameSummary:
    """A game in short.

    Attributes:
        accepts_bots (bool): Whether bots owned by people may join.
        awaiting (list[Awaited]): The seats the game is waiting for.
        clock (ClockRules): The time limits of a game and what happens at a deadline. The default is a game without
            deadlines.
        commitment (str): The SHA-256 of the seed that determines the whole deal.
        created_at (datetime.datetime): When the table was opened.
        edition (str): The edition. Example: 1.1.
        id (UUID): A game.
        moved_at (datetime.datetime): When the game changed last.
        options (RulesetOptions): Options of a game, as its ruleset defines them.
        paused (bool): Whether the game is paused because all its people want it to be.
        players (list[PlayerSummary]): The players, ordered by seat once the game is dealt, before that in the order of
            joining.
        rated (bool): Whether the game counts for the ratings of its players.
        ruleset (str): The ruleset. Example: art_society.
        seats (int): The number of seats. Example: 2.
        status (Status): The status of a game.
        version (int): The number of events so far.
        visibility (Visibility): Who may know of a game.
        ended_at (datetime.datetime | None | Unset): When the game ended.
        host (None | Unset | UUID):
        invite (None | str | Unset): The invitation, shown to players only: everyone who has it may join.
        least_reliability (int | None | Unset): The least percentage of decisions in time that an account needs to join.
        my_seat (int | None | Unset): The caller's seat, if the caller plays and the game is dealt.
        ratings (list[SeatRating] | Unset): What a rated game changed, by seat. Filled in shortly after the end of the
            game.
        rematch_of (None | Unset | UUID):
        result (None | Outcome | Unset):
        sandbox (None | SandboxSummary | Unset):
        started_at (datetime.datetime | None | Unset): When the game was dealt.
        state (GameState | Unset): The state of a game at one version: everything that a client shows to this viewer.
            Fields that were not asked for are absent.
    """

    accepts_bots: bool
    awaiting: list[Awaited]
    clock: ClockRules
    commitment: str
    created_at: datetime.datetime
    edition: str
    id: UUID
    moved_at: datetime.datetime
    options: RulesetOptions
    paused: bool
    players: list[PlayerSummary]
    rated: bool
    ruleset: str
    seats: int
    status: Status
    version: int
    visibility: Visibility
    ended_at: datetime.datetime | None | Unset = UNSET
    host: None | Unset | UUID = UNSET
    invite: None | str | Unset = UNSET
    least_reliability: int | None | Unset = UNSET
    my_seat: int | None | Unset = UNSET
    ratings: list[SeatRating] | Unset = UNSET
    rematch_of: None | Unset | UUID = UNSET
    result: None | Outcome | Unset = UNSET
    sandbox: None | SandboxSummary | Unset = UNSET
    started_at: datetime.datetime | None | Unset = UNSET
    state: GameState | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.outcome import Outcome  # noqa: PLC0415
        from ..models.sandbox_summary import SandboxSummary  # noqa: PLC0415

        accepts_bots = self.accepts_bots

        awaiting = []
        for awaiting_item_data in self.awaiting:
            awaiting_item = awaiting_item_data.to_dict()
            awaiting.append(awaiting_item)

        clock = self.clock.to_dict()

        commitment = self.commitment

        created_at = self.created_at.isoformat()

        edition = self.edition

        id = str(self.id)

        moved_at = self.moved_at.isoformat()

        options = self.options.to_dict()

        paused = self.paused

        players = []
        for players_item_data in self.players:
            players_item = players_item_data.to_dict()
            players.append(players_item)

        rated = self.rated

        ruleset = self.ruleset

        seats = self.seats

        status = self.status.value

        version = self.version

        visibility = self.visibility.value

        ended_at: None | str | Unset
        if isinstance(self.ended_at, Unset):
            ended_at = UNSET
        elif isinstance(self.ended_at, datetime.datetime):
            ended_at = self.ended_at.isoformat()
        else:
            ended_at = self.ended_at

        host: None | str | Unset
        if isinstance(self.host, Unset):
            host = UNSET
        elif isinstance(self.host, UUID):
            host = str(self.host)
        else:
            host = self.host

        invite: None | str | Unset
        if isinstance(self.invite, Unset):
            invite = UNSET
        else:
            invite = self.invite

        least_reliability: int | None | Unset
        if isinstance(self.least_reliability, Unset):
            least_reliability = UNSET
        else:
            least_reliability = self.least_reliability

        my_seat: int | None | Unset
        if isinstance(self.my_seat, Unset):
            my_seat = UNSET
        else:
            my_seat = self.my_seat

        ratings: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.ratings, Unset):
            ratings = []
            for ratings_item_data in self.ratings:
                ratings_item = ratings_item_data.to_dict()
                ratings.append(ratings_item)

        rematch_of: None | str | Unset
        if isinstance(self.rematch_of, Unset):
            rematch_of = UNSET
        elif isinstance(self.rematch_of, UUID):
            rematch_of = str(self.rematch_of)
        else:
            rematch_of = self.rematch_of

        result: dict[str, Any] | None | Unset
        if isinstance(self.result, Unset):
            result = UNSET
        elif isinstance(self.result, Outcome):
            result = self.result.to_dict()
        else:
            result = self.result

        sandbox: dict[str, Any] | None | Unset
        if isinstance(self.sandbox, Unset):
            sandbox = UNSET
        elif isinstance(self.sandbox, SandboxSummary):
            sandbox = self.sandbox.to_dict()
        else:
            sandbox = self.sandbox

        started_at: None | str | Unset
        if isinstance(self.started_at, Unset):
            started_at = UNSET
        elif isinstance(self.started_at, datetime.datetime):
            started_at = self.started_at.isoformat()
        else:
            started_at = self.started_at

        state: dict[str, Any] | Unset = UNSET
        if not isinstance(self.state, Unset):
            state = self.state.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "accepts_bots": accepts_bots,
                "awaiting": awaiting,
                "clock": clock,
                "commitment": commitment,
                "created_at": created_at,
                "edition": edition,
                "id": id,
                "moved_at": moved_at,
                "options": options,
                "paused": paused,
                "players": players,
                "rated": rated,
                "ruleset": ruleset,
                "seats": seats,
                "status": status,
                "version": version,
                "visibility": visibility,
            }
        )
        if ended_at is not UNSET:
            field_dict["ended_at"] = ended_at
        if host is not UNSET:
            field_dict["host"] = host
        if invite is not UNSET:
            field_dict["invite"] = invite
        if least_reliability is not UNSET:
            field_dict["least_reliability"] = least_reliability
        if my_seat is not UNSET:
            field_dict["my_seat"] = my_seat
        if ratings is not UNSET:
            field_dict["ratings"] = ratings
        if rematch_of is not UNSET:
            field_dict["rematch_of"] = rematch_of
        if result is not UNSET:
            field_dict["result"] = result
        if sandbox is not UNSET:
            field_dict["sandbox"] = sandbox
        if started_at is not UNSET:
            field_dict["started_at"] = started_at
        if state is not UNSET:
            field_dict["state"] = state

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.awaited import Awaited  # noqa: PLC0415
        from ..models.clock_rules import ClockRules  # noqa: PLC0415
        from ..models.game_state import GameState  # noqa: PLC0415
        from ..models.outcome import Outcome  # noqa: PLC0415
        from ..models.player_summary import PlayerSummary  # noqa: PLC0415
        from ..models.ruleset_options import RulesetOptions  # noqa: PLC0415
        from ..models.sandbox_summary import SandboxSummary  # noqa: PLC0415
        from ..models.seat_rating import SeatRating  # noqa: PLC0415

        d = dict(src_dict)
        accepts_bots = d.pop("accepts_bots")

        awaiting = []
        _awaiting = d.pop("awaiting")
        for awaiting_item_data in _awaiting:
            awaiting_item = Awaited.from_dict(awaiting_item_data)

            awaiting.append(awaiting_item)

        clock = ClockRules.from_dict(d.pop("clock"))

        commitment = d.pop("commitment")

        created_at = datetime.datetime.fromisoformat(d.pop("created_at"))

        edition = d.pop("edition")

        id = UUID(d.pop("id"))

        moved_at = datetime.datetime.fromisoformat(d.pop("moved_at"))

        options = RulesetOptions.from_dict(d.pop("options"))

        paused = d.pop("paused")

        players = []
        _players = d.pop("players")
        for players_item_data in _players:
            players_item = PlayerSummary.from_dict(players_item_data)

            players.append(players_item)

        rated = d.pop("rated")

        ruleset = d.pop("ruleset")

        seats = d.pop("seats")

        status = Status(d.pop("status"))

        version = d.pop("version")

        visibility = Visibility(d.pop("visibility"))

        def _parse_ended_at(data: object) -> datetime.datetime | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                ended_at_type_0 = datetime.datetime.fromisoformat(data)

                return ended_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None | Unset, data)

        ended_at = _parse_ended_at(d.pop("ended_at", UNSET))

        def _parse_host(data: object) -> None | Unset | UUID:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                host_type_0 = UUID(data)

                return host_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | Unset | UUID, data)

        host = _parse_host(d.pop("host", UNSET))

        def _parse_invite(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        invite = _parse_invite(d.pop("invite", UNSET))

        def _parse_least_reliability(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        least_reliability = _parse_least_reliability(d.pop("least_reliability", UNSET))

        def _parse_my_seat(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        my_seat = _parse_my_seat(d.pop("my_seat", UNSET))

        _ratings = d.pop("ratings", UNSET)
        ratings: list[SeatRating] | Unset = UNSET
        if _ratings is not UNSET:
            ratings = []
            for ratings_item_data in _ratings:
                ratings_item = SeatRating.from_dict(ratings_item_data)

                ratings.append(ratings_item)

        def _parse_rematch_of(data: object) -> None | Unset | UUID:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                rematch_of_type_0 = UUID(data)

                return rematch_of_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | Unset | UUID, data)

        rematch_of = _parse_rematch_of(d.pop("rematch_of", UNSET))

        def _parse_result(data: object) -> None | Outcome | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                result_type_0 = Outcome.from_dict(data)

                return result_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | Outcome | Unset, data)

        result = _parse_result(d.pop("result", UNSET))

        def _parse_sandbox(data: object) -> None | SandboxSummary | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                sandbox_type_0 = SandboxSummary.from_dict(data)

                return sandbox_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | SandboxSummary | Unset, data)

        sandbox = _parse_sandbox(d.pop("sandbox", UNSET))

        def _parse_started_at(data: object) -> datetime.datetime | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                started_at_type_0 = datetime.datetime.fromisoformat(data)

                return started_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None | Unset, data)

        started_at = _parse_started_at(d.pop("started_at", UNSET))

        _state = d.pop("state", UNSET)
        state: GameState | Unset
        if isinstance(_state, Unset):
            state = UNSET
        else:
            state = GameState.from_dict(_state)

        game_summary = cls(
            accepts_bots=accepts_bots,
            awaiting=awaiting,
            clock=clock,
            commitment=commitment,
            created_at=created_at,
            edition=edition,
            id=id,
            moved_at=moved_at,
            options=options,
            paused=paused,
            players=players,
            rated=rated,
            ruleset=ruleset,
            seats=seats,
            status=status,
            version=version,
            visibility=visibility,
            ended_at=ended_at,
            host=host,
            invite=invite,
            least_reliability=least_reliability,
            my_seat=my_seat,
            ratings=ratings,
            rematch_of=rematch_of,
            result=result,
            sandbox=sandbox,
            started_at=started_at,
            state=state,
        )

        game_summary.additional_properties = d
        return game_summary

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
