"""A client made of an address and a token, and the loop of a bot: what waits already, then what the feed tells."""

import asyncio
import contextlib
import inspect
import re
import time
import uuid
from collections.abc import AsyncGenerator, Awaitable, Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Self, TypeVar

import httpx

from .feed import Item, follow
from .generated.api.feed import mark_read
from .generated.api.games import join_game, take_seat_back
from .generated.api.play import list_turns, show_choices, submit_commands
from .generated.client import AuthenticatedClient
from .generated.models import CommandsRequest, JoinGameRequest, MarkReadRequest
from .generated.types import UNSET
from .retry import REPEATABLE, Backoff, Refused, Retrying, content

# Commands, choices and answers are handled as the server wrote them: a bot goes on when a game learns a new command.
Json = dict[str, Any]

# Somebody else was faster, or took moves back: the choices are other ones now.
LOOK_AGAIN = frozenset({"conflict", "no_such_version", "version_mismatch"})
# Nothing is left to decide there.
NOTHING_TO_DO = frozenset({"game_not_running", "has_resigned", "not_a_player", "not_found"})
# There is no seat to be had: the table was called off, has begun, is full, or is not for the caller.
NO_SEAT = frozenset(
    {"bots_refused", "game_not_open", "not_found", "same_owner", "table_full", "too_many_games", "too_unreliable"}
)
# The tag of what a game is at: its version, in a sandbox its line of play, and what else it depends on.
TAG = re.compile(r'(?:W/)?"(\d+)(?:\.[^"]*)?"')
# So often a seat is asked back while everybody is moving.
TRIES = 8
# What is said at the end need not wait for a server that is away: what was handled comes again.
LAST_WORDS = 5.0

# What went well for so long is no series of failures.
LONG = 300.0

T = TypeVar("T")


@dataclass(frozen=True)
class Turn:
    """A decision that waits for the caller."""

    game: uuid.UUID
    seat: int
    decision: str
    version: int
    legal: Sequence[Json]
    """Every legal command, each ready to be returned."""
    deadline: str | None = None
    tag: str | None = None
    """What to submit at: the version, and in a sandbox its line of play, so that nothing lands on another one."""


Commands = Sequence[Json] | None
# What to do: commands, taken all or none; nothing (None) leaves it for later. A coroutine may look at the game first.
Choose = Callable[[Turn], Commands] | Callable[[Turn], Awaitable[Commands]]


class Salon:
    """One account's way to a server. Use it with `async with`, or close it with `aclose`."""

    def __init__(self, url: str, token: str, *, patience: float = 60.0, streams: bool = True) -> None:
        token = token.strip()
        # Said here and without the token: whatever stumbles over it later would print it.
        if not all("!" <= letter <= "~" for letter in token):
            raise ValueError("the token holds characters that no token has")
        if not url.startswith(("http://", "https://")):
            raise ValueError("the address has to begin with http:// or https://")
        transport = Retrying(httpx.AsyncHTTPTransport(), patience)
        args = {"transport": transport}
        self.client = AuthenticatedClient(base_url=url, token=token, timeout=httpx.Timeout(30.0), httpx_args=args)
        self.cursor: str | None = None
        self._streams = streams
        self._stopping = asyncio.Event()
        self._settled: dict[uuid.UUID, int] = {}
        self._marked: tuple[float, str | None] = (0.0, None)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.aclose()

    async def aclose(self) -> None:
        """Closes its connections."""
        await self.client.get_async_httpx_client().aclose()

    def stop(self) -> None:
        """Lets `run` and `play` end: a move under way is finished, nothing else is begun."""
        self._stopping.set()

    async def choices(self, game: uuid.UUID) -> Json:
        """What the caller may do now (`SeatChoices`)."""
        return content(await self._send(show_choices._get_kwargs(game)))

    async def turn(self, game: uuid.UUID) -> Turn | None:
        """The decision that waits for the caller, if one does."""
        answer = await self._send(show_choices._get_kwargs(game))
        return read_turn(game, content(answer), answer.headers.get("etag"))

    async def submit(
        self, game: uuid.UUID, commands: Sequence[Json], *, version: int | str, key: str | None = None
    ) -> Json:
        """Submits commands at a version, or at the tag of a turn (`Answer`).

        They happen once: a lost answer is asked for again under the same key.
        """
        request = submit_commands._get_kwargs(
            game,
            body=CommandsRequest(commands=[]),
            idempotency_key=key or str(uuid.uuid4()),
            if_match=version if isinstance(version, str) else f'"{version}"',
        )
        return await self._ask(request | {"json": {"commands": list(commands)}})

    async def join(self, game: uuid.UUID, invite: str | None = None) -> bool:
        """Takes a seat, and says whether the caller has one now: an invitation may come too late."""
        request = join_game._get_kwargs(game, body=JoinGameRequest(invite=invite or UNSET))
        with ignored(*NO_SEAT):
            with ignored("already_joined"):
                await self._ask(request, repeatable=True)
            return True
        return False

    async def play(self, game: uuid.UUID, choose: Choose) -> None:
        """Decides in a game for as long as it waits for the caller, or until `stop`."""
        backoff = Backoff(first=0.1, most=10.0)
        with ignored(*NOTHING_TO_DO):
            while turn := await self._unless_stopped(self.turn(game)):
                chosen = choose(turn)
                commands = await chosen if inspect.isawaitable(chosen) else chosen
                if not commands:
                    return
                try:
                    answer = await self.submit(game, commands, version=turn.tag or turn.version)
                except Refused as refused:
                    if refused.code not in LOOK_AGAIN:
                        raise
                    await self._unless_stopped(asyncio.sleep(backoff.next()))
                    continue
                backoff.reset()
                self._settled[game] = answer["version"]
                if all(awaited["seat"] != turn.seat for awaited in answer["awaiting"]):
                    return

    async def run(self, choose: Choose, on_news: Callable[[Item], Awaitable[None]] | None = None) -> None:
        """Plays every turn of the account until `stop`, and tells `on_news` everything the account is told.

        It survives restarts of the server and of the bot: what was handled is marked as read, the rest comes again.
        """
        backoff = Backoff()
        while not self._stopping.is_set():
            began = time.monotonic()
            try:
                await self._catch_up(choose)
                async with contextlib.aclosing(self._until_stopped()) as items:
                    async for item in items:
                        await self._handle(item, choose)
                        if on_news is not None:
                            await on_news(item)
                        self.cursor = item.id
                        # Not before: what cannot be handled would be tried again and again.
                        backoff.reset()
                        await self._unless_stopped(self._mark_read(every=2.0))
                continue
            except httpx.RequestError:
                wait = 0.0
            except Refused as refused:
                if not refused.is_passing:
                    raise
                wait = refused.retry_after
            # The server is away for longer than a request has patience: look again at all turns when it is back.
            if time.monotonic() - began > LONG:
                backoff.reset()
            await self._unless_stopped(asyncio.sleep(backoff.next(wait)))
        with contextlib.suppress(httpx.RequestError, Refused, TimeoutError):
            await asyncio.wait_for(self._mark_read(every=0.0), LAST_WORDS)

    async def _catch_up(self, choose: Choose) -> None:
        waiting = await self._unless_stopped(self._ask(list_turns._get_kwargs()))
        failed: Refused | None = None
        for turn in waiting["turns"] if waiting else []:
            try:
                await self.play(uuid.UUID(turn["game"]), choose)
            except Refused as refused:
                # A game that the server cannot handle is no reason to leave the others waiting.
                if refused.status != 500:
                    raise
                failed = refused
        if failed is not None:
            raise failed

    async def _handle(self, item: Item, choose: Choose) -> None:
        news = item.news
        if item.kind == "your_turn":
            game = uuid.UUID(news["game"])
            # Told after an own move, and decided right after it.
            if news["version"] > self._settled.get(game, -1):
                await self.play(game, choose)
        elif item.kind == "reminder":
            await self.play(uuid.UUID(news["game"]), choose)
        elif item.kind == "seat_taken_over" and news["by"] == "bot":
            await self._take_back(uuid.UUID(news["game"]), choose)
        elif item.kind in ("game_finished", "game_aborted", "game_rewound"):
            # Over, or on another line of play: what was decided says nothing about what comes.
            self._settled.pop(uuid.UUID(news["game"]), None)

    async def _take_back(self, game: uuid.UUID, choose: Choose) -> None:
        """A caretaker plays after missed deadlines. If it is not our seat, the server says so."""
        backoff = Backoff(first=0.1, most=10.0)
        with ignored("seat_not_kept", *NOTHING_TO_DO):
            for _ in range(TRIES):
                with ignored("conflict"):
                    await self._ask(take_seat_back._get_kwargs(game), repeatable=True)
                    break
                await self._unless_stopped(asyncio.sleep(backoff.next()))
            # It may be awaited already, and nobody tells again.
            await self.play(game, choose)

    async def _mark_read(self, every: float) -> None:
        at, last = self._marked
        if self.cursor is None or self.cursor == last or time.monotonic() - at < every:
            return
        up_to = self.cursor
        await self._ask(mark_read._get_kwargs(body=MarkReadRequest(up_to=up_to)), repeatable=True)
        self._marked = (time.monotonic(), up_to)

    async def _until_stopped(self) -> AsyncGenerator[Item, None]:
        async with contextlib.aclosing(follow(self._http(), self.cursor, streams=self._streams)) as items:
            while item := await self._unless_stopped(anext(items)):
                yield item

    async def _unless_stopped(self, something: Awaitable[T]) -> T | None:
        """What comes of it, or nothing if `stop` comes first: then it is given up."""
        working, stopping = asyncio.ensure_future(something), asyncio.ensure_future(self._stopping.wait())
        try:
            if not self._stopping.is_set():
                await asyncio.wait({working, stopping}, return_when=asyncio.FIRST_COMPLETED)
            return working.result() if working.done() else None
        finally:
            await cancelled(working)
            await cancelled(stopping)

    def _http(self) -> httpx.AsyncClient:
        return self.client.get_async_httpx_client()

    async def _send(self, request: dict[str, Any], *, repeatable: bool = False) -> httpx.Response:
        return await self._http().request(**request, extensions={REPEATABLE: True} if repeatable else None)

    async def _ask(self, request: dict[str, Any], *, repeatable: bool = False) -> Json:
        return content(await self._send(request, repeatable=repeatable))


async def cancelled(task: asyncio.Future[Any]) -> None:
    """Ends a task, if it has not ended, and waits until it has."""
    if task.cancel():
        with contextlib.suppress(asyncio.CancelledError, httpx.RequestError):
            await task


def read_turn(game: uuid.UUID, choices: Json, tag: str | None = None) -> Turn | None:
    """The decision in a `SeatChoices`, if the game waits for the caller. The tag counts if it names that version."""
    awaited = choices.get("awaited")
    if awaited is None:
        return None
    decision, deadline, version = awaited["decision"], awaited.get("deadline"), choices["version"]
    named = TAG.fullmatch(tag or "")
    tag = tag if named and named[1] == str(version) else None
    return Turn(game, choices["seat"], decision, version, choices["legal"], deadline, tag)


@contextlib.contextmanager
def ignored(*codes: str) -> Iterator[None]:
    """Lets refusals with these codes pass: what was wanted is so already, or cannot be any more."""
    try:
        yield
    except Refused as refused:
        if refused.code not in codes:
            raise
