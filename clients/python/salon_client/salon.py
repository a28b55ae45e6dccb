"""A client for one account, and the main loop of a bot: first the waiting turns, then the items of the feed."""

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

# Commands, choices and responses stay plain JSON, so that a bot keeps working when a game gets a new kind of command.
Json = dict[str, Any]

# The game changed after the choices were read (another move or a rewind): read them again.
STALE_CHOICES = frozenset({"conflict", "no_such_version", "version_mismatch"})
# The account has nothing to decide in this game.
NOTHING_TO_DO = frozenset({"game_not_running", "has_resigned", "not_a_player", "not_found"})
# No seat is available: the table was aborted, has started, is full, or does not admit the caller.
NO_SEAT = frozenset(
    {"bots_refused", "game_not_open", "not_found", "same_owner", "table_full", "too_many_games", "too_unreliable"}
)
# An ETag that begins with the version of a game; a line of play and a digest may follow.
TAG = re.compile(r'(?:W/)?"(\d+)(?:\.[^"]*)?"')
# Attempts to take a seat back while moves of other seats cause conflicts.
MAX_TAKE_BACK_ATTEMPTS = 8
# Time limit in seconds for marking items as read at shutdown. Unmarked items are delivered again.
SHUTDOWN_TIMEOUT = 5.0
# After this many seconds without a failure the backoff starts again with its shortest delay.
BACKOFF_RESET_AFTER = 300.0

T = TypeVar("T")


@dataclass(frozen=True)
class Turn:
    """A decision that the game awaits from the caller."""

    game: uuid.UUID
    seat: int
    decision: str
    version: int
    legal: Sequence[Json]
    """Every legal command, each ready to be returned."""
    deadline: str | None = None
    tag: str | None = None
    """The ETag to submit with: the version and, in a sandbox, the line of play, so that a rewind makes it stale."""


Commands = Sequence[Json] | None
# Returns the commands to submit, accepted all or none, or None to leave the decision open. May be a coroutine.
Choose = Callable[[Turn], Commands] | Callable[[Turn], Awaitable[Commands]]


class Salon:
    """A connection to a server for one account. Use it with `async with`, or close it with `aclose`."""

    def __init__(self, url: str, token: str, *, patience: float = 60.0, streams: bool = True) -> None:
        token = token.strip()
        # Checked here, with a message that omits the token: an error of the HTTP library would contain it.
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
        """Ends `run` and `play` after the move that is being submitted."""
        self._stopping.set()

    async def choices(self, game: uuid.UUID) -> Json:
        """Returns the legal commands of the caller (`SeatChoices`)."""
        return content(await self._send(show_choices._get_kwargs(game)))

    async def turn(self, game: uuid.UUID) -> Turn | None:
        """Returns the decision that the game awaits from the caller, or None."""
        answer = await self._send(show_choices._get_kwargs(game))
        return read_turn(game, content(answer), answer.headers.get("etag"))

    async def submit(
        self, game: uuid.UUID, commands: Sequence[Json], *, version: int | str, key: str | None = None
    ) -> Json:
        """Submits commands at a version, or at the ETag of a turn, and returns the `Answer`.

        They are executed once: if the response is lost, the request is repeated with the same key.
        """
        request = submit_commands._get_kwargs(
            game,
            body=CommandsRequest(commands=[]),
            idempotency_key=key or str(uuid.uuid4()),
            if_match=version if isinstance(version, str) else f'"{version}"',
        )
        return await self._ask(request | {"json": {"commands": list(commands)}})

    async def join(self, game: uuid.UUID, invite: str | None = None) -> bool:
        """Takes a seat and returns whether the caller has one; False for a full table, for example."""
        request = join_game._get_kwargs(game, body=JoinGameRequest(invite=invite or UNSET))
        with ignored(*NO_SEAT):
            with ignored("already_joined"):
                await self._ask(request, repeatable=True)
            return True
        return False

    async def play(self, game: uuid.UUID, choose: Choose) -> None:
        """Makes decisions in a game while it awaits the caller, or until `stop`."""
        backoff = Backoff(first=0.1, longest=10.0)
        with ignored(*NOTHING_TO_DO):
            while turn := await self._unless_stopped(self.turn(game)):
                chosen = choose(turn)
                commands = await chosen if inspect.isawaitable(chosen) else chosen
                if not commands:
                    return
                try:
                    answer = await self.submit(game, commands, version=turn.tag or turn.version)
                except Refused as refused:
                    if refused.code not in STALE_CHOICES:
                        raise
                    await self._unless_stopped(asyncio.sleep(backoff.next()))
                    continue
                backoff.reset()
                self._settled[game] = answer["version"]
                if all(awaited["seat"] != turn.seat for awaited in answer["awaiting"]):
                    return

    async def run(self, choose: Choose, on_news: Callable[[Item], Awaitable[None]] | None = None) -> None:
        """Plays every turn of the account until `stop`, and calls `on_news` for every item of the feed.

        It survives restarts of server and bot: handled items are marked as read, all others are delivered again.
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
                        # Only after the item was handled; otherwise a failing item would be retried without a delay.
                        backoff.reset()
                        await self._unless_stopped(self._mark_read(every=2.0))
                continue
            except httpx.RequestError:
                wait = 0.0
            except Refused as refused:
                if not refused.is_passing:
                    raise
                wait = refused.retry_after
            # The server was unavailable for longer than requests are retried: check all turns again when it is back.
            if time.monotonic() - began > BACKOFF_RESET_AFTER:
                backoff.reset()
            await self._unless_stopped(asyncio.sleep(backoff.next(wait)))
        with contextlib.suppress(httpx.RequestError, Refused, TimeoutError):
            await asyncio.wait_for(self._mark_read(every=0.0), SHUTDOWN_TIMEOUT)

    async def _catch_up(self, choose: Choose) -> None:
        waiting = await self._unless_stopped(self._ask(list_turns._get_kwargs()))
        failed: Refused | None = None
        for turn in waiting["turns"] if waiting else []:
            try:
                await self.play(uuid.UUID(turn["game"]), choose)
            except Refused as refused:
                # Continue with the other games if the server fails on one.
                if refused.status != 500:
                    raise
                failed = refused
        if failed is not None:
            raise failed

    async def _handle(self, item: Item, choose: Choose) -> None:
        news = item.news
        if item.kind == "your_turn":
            game = uuid.UUID(news["game"])
            # Skip a turn that `play` has decided already, in the same loop as the caller's previous move.
            if news["version"] > self._settled.get(game, -1):
                await self.play(game, choose)
        elif item.kind == "reminder":
            await self.play(uuid.UUID(news["game"]), choose)
        elif item.kind == "seat_taken_over" and news["by"] == "bot":
            await self._take_back(uuid.UUID(news["game"]), choose)
        elif item.kind in ("game_finished", "game_aborted", "game_rewound"):
            # The game ended or was rewound, so the stored version no longer applies.
            self._settled.pop(uuid.UUID(news["game"]), None)

    async def _take_back(self, game: uuid.UUID, choose: Choose) -> None:
        """Takes back the caller's seat, which a bot plays after missed deadlines; the server refuses other seats."""
        backoff = Backoff(first=0.1, longest=10.0)
        with ignored("seat_not_kept", *NOTHING_TO_DO):
            for _ in range(MAX_TAKE_BACK_ATTEMPTS):
                with ignored("conflict"):
                    await self._ask(take_seat_back._get_kwargs(game), repeatable=True)
                    break
                await self._unless_stopped(asyncio.sleep(backoff.next()))
            # The seat may be awaited already, and the server sends no second notice.
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

    async def _unless_stopped(self, awaitable: Awaitable[T]) -> T | None:
        """Returns the result, or None after `stop`, which cancels it."""
        working, stopping = asyncio.ensure_future(awaitable), asyncio.ensure_future(self._stopping.wait())
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
    """Cancels a task and waits until it has ended."""
    if task.cancel():
        with contextlib.suppress(asyncio.CancelledError, httpx.RequestError):
            await task


def read_turn(game: uuid.UUID, choices: Json, tag: str | None = None) -> Turn | None:
    """Returns the awaited decision of a `SeatChoices`, or None. The ETag is kept only if it names the same version."""
    awaited = choices.get("awaited")
    if awaited is None:
        return None
    decision, deadline, version = awaited["decision"], awaited.get("deadline"), choices["version"]
    named = TAG.fullmatch(tag or "")
    tag = tag if named and named[1] == str(version) else None
    return Turn(game, choices["seat"], decision, version, choices["legal"], deadline, tag)


@contextlib.contextmanager
def ignored(*codes: str) -> Iterator[None]:
    """Ignores refusals with these codes."""
    try:
        yield
    except Refused as refused:
        if refused.code not in codes:
            raise
