"""The durable feed: by stream, again and again from where it was; by long poll where streams do not come through."""

import asyncio
import contextlib
import json
import logging
import time
from collections.abc import AsyncGenerator, AsyncIterator, Awaitable
from dataclasses import dataclass
from typing import Any, TypeVar

import httpx

from .generated.api.feed import list_feed, stream_feed
from .generated.models import ListFeedFrom, StreamFeedFrom
from .generated.types import UNSET
from .retry import Backoff, Refused, Unavailable, content

log = logging.getLogger("salon_client")


@dataclass(frozen=True)
class Patience:
    """How long to wait for what, in seconds."""

    silence: float = 45.0
    """The server sends a sign of life every 15 seconds unless it was told otherwise."""
    ready: float = 10.0
    """A stream says at once that it is ready; one that does not is held back somewhere."""
    polling: float = 300.0
    """How long to poll before a stream is tried again."""


@dataclass(frozen=True)
class Item:
    """Something the account was told. `news` is as the server wrote it, of kinds unknown here too."""

    id: str
    kind: str
    news: dict[str, Any]

    @staticmethod
    def read(item: dict[str, Any]) -> "Item":
        """From a `FeedItem`."""
        return Item(id=item["id"], kind=item["news"]["kind"], news=item["news"])


T = TypeVar("T")
# A place in the feed that was reached, and the item there if there is one.
Step = tuple[str, Item | None]


async def follow(
    http: httpx.AsyncClient, cursor: str | None = None, *, streams: bool = True, patience: Patience | None = None
) -> AsyncGenerator[Item, None]:
    """Every item after the cursor, each once, for ever; without a cursor, from the oldest not marked as read."""
    patience, backoff = patience or Patience(), Backoff()
    # Streams in a row that never said they were ready.
    unready, poll_until = (0, 0.0) if streams else (2, float("inf"))
    while True:
        began, wait, told = time.monotonic(), 0.0, False
        polling = unready >= 2 and began < poll_until
        unready += 0 if polling else 1
        steps = _page(http, cursor, patience) if polling else _stream(http, cursor, patience)
        try:
            async with contextlib.aclosing(steps):
                async for place, item in steps:
                    cursor, unready = place, unready if polling else 0
                    if item is not None:
                        told = True
                        backoff.reset()
                        yield item
            # An empty page that comes at once is a server about to stop.
            if polling and (told or time.monotonic() - began > 1.0):
                continue
        except Refused as refused:
            if not refused.is_passing:
                raise
            wait = refused.retry_after
        except httpx.RequestError as lost:
            # Nobody is there: that says nothing about streams.
            if isinstance(lost, httpx.ConnectError) and not polling:
                unready -= 1
            log.info("feed: %r", lost)
        if unready >= 2 and not polling:
            poll_until = time.monotonic() + patience.polling
        if time.monotonic() - began > patience.ready:
            backoff.reset()
        await asyncio.sleep(backoff.next(wait))


async def _page(http: httpx.AsyncClient, cursor: str | None, patience: Patience) -> AsyncGenerator[Step, None]:
    begin = UNSET if cursor else ListFeedFrom.OLDEST
    request = list_feed._get_kwargs(cursor=cursor or UNSET, from_=begin, unread=True, wait=20)
    response = await http.request(**request, timeout=patience.silence)
    page = content(response)
    for item in page["items"]:
        yield item["id"], Item.read(item)
    yield page["next_cursor"], None


async def _stream(http: httpx.AsyncClient, cursor: str | None, patience: Patience) -> AsyncGenerator[Step, None]:
    begin = UNSET if cursor else StreamFeedFrom.OLDEST
    request = stream_feed._get_kwargs(last_event_id=cursor or UNSET, from_=begin, unread=True)
    request["headers"]["Accept"] = "text/event-stream"
    timeout = httpx.Timeout(patience.ready, read=patience.silence)
    sending = http.send(http.build_request(**request, timeout=timeout), stream=True)
    response = await _in_time(sending, patience)
    try:
        if response.status_code != 200:
            await response.aread()
            content(response)
        if not response.headers.get("content-type", "").startswith("text/event-stream"):
            raise Unavailable("the stream is none")
        events = read_events(response.aiter_bytes())
        event = await _in_time(anext(events, None), patience)
        while event is not None:
            kind, place, data = event
            if kind == "reconnect":
                return
            if kind == "ready":
                yield place, None
            if kind == "news":
                yield place, Item.read(json.loads(data))
            event = await anext(events, None)
    finally:
        await response.aclose()


async def _in_time(something: Awaitable[T], patience: Patience) -> T:
    try:
        return await asyncio.wait_for(something, patience.ready)
    except TimeoutError:
        raise Unavailable("the stream is held back") from None


async def read_events(pieces: AsyncIterator[bytes]) -> AsyncIterator[tuple[str, str, str]]:
    """Server-sent events out of bytes: kind, id, data. Only line feeds end lines: JSON may hold other separators."""
    rest, kind, place, data = b"", "message", "", list[str]()
    async for piece in pieces:
        *lines, rest = (rest + piece).split(b"\n")
        for raw in lines:
            line = raw.removesuffix(b"\r").decode()
            name, _, value = line.partition(":")
            value = value.removeprefix(" ")
            if line == "":
                if data:
                    yield kind, place, "\n".join(data)
                kind, place, data = "message", "", []
            elif name == "event":
                kind = value
            elif name == "id":
                place = value
            elif name == "data":
                data.append(value)
