"""Follows the account's feed: by stream, resumed at the last cursor; by long poll where streams do not get through."""

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
    """Timeouts of the feed, in seconds."""

    silence: float = 45.0
    """A stream without a heartbeat for this long is reopened. The server sends one every 15 seconds by default."""
    ready: float = 10.0
    """A stream that does not send `ready` within this time is taken for buffered by a proxy."""
    polling: float = 300.0
    """How long to poll before trying a stream again."""


@dataclass(frozen=True)
class Item:
    """An entry of the feed. `news` is the JSON object from the server; its kind may be unknown to this client."""

    id: str
    kind: str
    news: dict[str, Any]

    @staticmethod
    def read(item: dict[str, Any]) -> "Item":
        """Reads a `FeedItem`."""
        return Item(id=item["id"], kind=item["news"]["kind"], news=item["news"])


T = TypeVar("T")
# The cursor after this step, and the item if there is one.
Step = tuple[str, Item | None]


async def follow(
    http: httpx.AsyncClient, cursor: str | None = None, *, streams: bool = True, patience: Patience | None = None
) -> AsyncGenerator[Item, None]:
    """Yields every item after the cursor once and never ends; without a cursor, starts at the oldest unread item."""
    patience, backoff = patience or Patience(), Backoff()
    # The number of consecutive streams that never sent `ready`.
    unready, poll_until = (0, 0.0) if streams else (2, float("inf"))
    while True:
        began, wait, received = time.monotonic(), 0.0, False
        polling = unready >= 2 and began < poll_until
        unready += 0 if polling else 1
        steps = _page(http, cursor, patience) if polling else _stream(http, cursor, patience)
        try:
            async with contextlib.aclosing(steps):
                async for next_cursor, item in steps:
                    cursor, unready = next_cursor, unready if polling else 0
                    if item is not None:
                        received = True
                        backoff.reset()
                        yield item
            # An empty page without a wait means that the server is shutting down: back off.
            if polling and (received or time.monotonic() - began > 1.0):
                continue
        except Refused as refused:
            if not refused.is_passing:
                raise
            wait = refused.retry_after
        except httpx.RequestError as lost:
            # A refused connection does not show that streams are blocked, so it is not counted.
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
            raise Unavailable("the response is not an event stream")
        events = read_events(response.aiter_bytes())
        event = await _in_time(anext(events, None), patience)
        while event is not None:
            kind, cursor, data = event
            if kind == "reconnect":
                return
            if kind == "ready":
                yield cursor, None
            if kind == "news":
                yield cursor, Item.read(json.loads(data))
            event = await anext(events, None)
    finally:
        await response.aclose()


async def _in_time(awaitable: Awaitable[T], patience: Patience) -> T:
    try:
        return await asyncio.wait_for(awaitable, patience.ready)
    except TimeoutError:
        raise Unavailable("the stream does not get through") from None


async def read_events(chunks: AsyncIterator[bytes]) -> AsyncIterator[tuple[str, str, str]]:
    """Parses server-sent events: kind, id, data. Only line feeds end lines: JSON may contain other separators."""
    rest, kind, event_id, data = b"", "message", "", list[str]()
    async for chunk in chunks:
        *lines, rest = (rest + chunk).split(b"\n")
        for raw in lines:
            line = raw.removesuffix(b"\r").decode()
            name, _, value = line.partition(":")
            value = value.removeprefix(" ")
            if line == "":
                if data:
                    yield kind, event_id, "\n".join(data)
                kind, event_id, data = "message", "", []
            elif name == "event":
                kind = value
            elif name == "id":
                event_id = value
            elif name == "data":
                data.append(value)
