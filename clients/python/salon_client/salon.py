"""A client made of an address and a token, and the loop of a bot: what waits already, then what the feed tells."""

import asyncio
import contextlib
import inspect
import time
import uuid
from collections.abc import AsyncGenerator, Awaitable, Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Self

import httpx

from .feed import Item, follow
from .generated.api.feed import mark_read
from .generated.api.games import join_game, take_seat_back
from .generated.api.play import list_turns, show_choices, submit_commands
from .generated.client import AuthenticatedClient
from .generated.models import CommandsRequest, JoinGameRequest, MarkReadRequest
from .generated.types import UNSET
from .retry import REPEATABLE, Backoff, Refused, Retrying

# Commands, choices and answers are handled as the server wrote them: a bot goes on when a game learns a new command.
Json = dict[str, Any]

# Somebody else was faster: the choices are other ones now.
LOOK_AGAIN = frozenset({"conflict", "version_mismatch"})
# Nothing is left to decide there.
NOTHING_TO_DO = frozenset({"game_not_running", "has_resigned", "not_a_player", "not_found"})


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


Commands = Sequence[Json] | None
# What to do: commands, taken all or none; None leaves it for later. A coroutine may look at the game first.
Choose = Callable[[Turn], Commands] | Callable[[Turn], Awaitable[Commands]]


class Salon:
    """One account's way to a server. Use it with `async with`, or close it with `aclose`."""

    def __init__(self, url: str, token: str, *, patience: float = 60.0, streams: bool = True) -> None:
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
        """Lets `run` end: a move under way is finished, nothing else is begun."""
        self._stopping.set()

    async def choices(self, game: uuid.UUID) -> Json:
        """What the caller may do now (`SeatChoices`)."""
        return await self._ask(show_choices._get_kwargs(game))

    async def submit(self, game: uuid.UUID, commands: Sequence[Json], *, version: int, key: str | None = None) -> Json:
        """Submits commands at a version, once: a lost answer is asked for again under the same key (`Answer`)."""
        request = submit_commands._get_kwargs(
            game,
            body=CommandsRequest(commands=[]),
            idempotency_key=key or str(uuid.uuid4()),
            if_match=f'"{version}"',
        )
        return await self._ask(request | {"json": {"commands": list(commands)}})

    async def join(self, game: uuid.UUID, invite: str | None = None) -> None:
        """Takes a seat, if the caller has none there yet."""
        with ignored("already_joined"):
            await self._ask(join_game._get_kwargs(game, body=JoinGameRequest(invite=invite or UNSET)), repeatable=True)

    async def play(self, game: uuid.UUID, choose: Choose) -> None:
        """Decides in a game for as long as it waits for the caller."""
        with ignored(*NOTHING_TO_DO):
            while turn := read_turn(game, await self.choices(game)):
                chosen = choose(turn)
                commands = await chosen if inspect.isawaitable(chosen) else chosen
                if commands is None:
                    return
                try:
                    answer = await self.submit(game, commands, version=turn.version)
                except Refused as refused:
                    if refused.code in LOOK_AGAIN:
                        continue
                    raise
                self._settled[game] = answer["version"]
                if all(awaited["seat"] != turn.seat for awaited in answer["awaiting"]):
                    return

    async def run(self, choose: Choose, on_news: Callable[[Item], Awaitable[None]] | None = None) -> None:
        """Plays every turn of the account until `stop`, and tells `on_news` everything the account is told.

        It survives restarts of the server and of the bot: what was handled is marked as read, the rest comes again.
        """
        backoff = Backoff()
        while not self._stopping.is_set():
            try:
                for turn in (await self._ask(list_turns._get_kwargs()))["turns"]:
                    if not self._stopping.is_set():
                        await self.play(uuid.UUID(turn["game"]), choose)
                backoff.reset()
                async with contextlib.aclosing(self._until_stopped()) as items:
                    async for item in items:
                        await self._handle(item, choose)
                        if on_news is not None:
                            await on_news(item)
                        self.cursor = item.id
                        await self._mark_read(every=2.0)
            except httpx.TransportError:
                # The server is away for longer than a request has patience: look again at all turns when it is back.
                await asyncio.sleep(backoff.next())
        with contextlib.suppress(httpx.TransportError):
            await self._mark_read(every=0.0)

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
            # A caretaker plays after missed deadlines. If it is not our seat, the server says so.
            with ignored("seat_not_kept", *NOTHING_TO_DO):
                await self._ask(take_seat_back._get_kwargs(uuid.UUID(news["game"])), repeatable=True)
        elif item.kind in ("game_finished", "game_aborted", "game_rewound"):
            # Over, or on another line of play: what was decided says nothing about what comes.
            self._settled.pop(uuid.UUID(news["game"]), None)

    async def _mark_read(self, every: float) -> None:
        at, last = self._marked
        if self.cursor is None or self.cursor == last or time.monotonic() - at < every:
            return
        self._marked = (time.monotonic(), self.cursor)
        await self._ask(mark_read._get_kwargs(body=MarkReadRequest(up_to=self.cursor)), repeatable=True)

    async def _until_stopped(self) -> AsyncGenerator[Item, None]:
        stopping = asyncio.ensure_future(self._stopping.wait())
        async with contextlib.aclosing(follow(self._http(), self.cursor, streams=self._streams)) as items:
            try:
                while not self._stopping.is_set():
                    waiting = asyncio.ensure_future(anext(items))
                    done, _ = await asyncio.wait({waiting, stopping}, return_when=asyncio.FIRST_COMPLETED)
                    if waiting not in done:
                        await cancelled(waiting)
                        return
                    yield waiting.result()
            finally:
                await cancelled(stopping)

    def _http(self) -> httpx.AsyncClient:
        return self.client.get_async_httpx_client()

    async def _ask(self, request: dict[str, Any], *, repeatable: bool = False) -> Json:
        response = await self._http().request(**request, extensions={REPEATABLE: True} if repeatable else None)
        answer: Json = response.json() if response.content else {}
        if response.status_code >= 400:
            raise Refused(answer)
        return answer


async def cancelled(task: asyncio.Future[Any]) -> None:
    """Ends a task and waits until it has ended."""
    task.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await task


def read_turn(game: uuid.UUID, choices: Json) -> Turn | None:
    """The decision in a `SeatChoices`, if the game waits for the caller."""
    awaited = choices.get("awaited")
    if awaited is None:
        return None
    decision, deadline = awaited["decision"], awaited.get("deadline")
    return Turn(game, choices["seat"], decision, choices["version"], choices["legal"], deadline)


@contextlib.contextmanager
def ignored(*codes: str) -> Iterator[None]:
    """Lets refusals with these codes pass: what was wanted is so already, or cannot be any more."""
    try:
        yield
    except Refused as refused:
        if refused.code not in codes:
            raise
