"""The helper against a real server (SALON_URL) through a network that fails."""

import asyncio
import contextlib
import logging
import os
import secrets
import time
import unittest
import uuid
from collections.abc import AsyncIterator

import httpx

from salon_client import Item, Json, Patience, Refused, Salon, Turn, follow
from salon_client.feed import read_events

from .proxy import Proxy

URL = os.environ["SALON_URL"]
# In a test, asyncio tells of every step that takes longer than it likes.
logging.getLogger("asyncio").setLevel(logging.ERROR)


async def register(name: str) -> str:
    async with httpx.AsyncClient(base_url=URL, timeout=30) as http:
        who = {"name": f"{name}-{secrets.token_hex(4)}", "password": secrets.token_hex(16)}
        registered = await http.post("/v1/accounts", json=who)
        return str(registered.json()["tokens"]["access_token"])


class Table:
    """A game of two that has just begun: both are awaited at once."""

    def __init__(self, salons: list[Salon], game: uuid.UUID) -> None:
        self.ada, self.ben = salons
        self.game = game

    async def version(self) -> int:
        return int((await self.ben.choices(self.game))["version"])

    async def say(self, text: str) -> None:
        ben = self.ben.client.get_async_httpx_client()
        (
            await ben.post(f"/v1/games/{self.game}/messages", json={"text": text, "audience": "players"})
        ).raise_for_status()


@contextlib.asynccontextmanager
async def seated(url: str = URL) -> AsyncIterator[Table]:
    """Ada comes through `url`, Ben straight to the server."""
    tokens = [await register("ada"), await register("ben")]
    async with Salon(url, tokens[0]) as ada, Salon(URL, tokens[1]) as ben, Salon(URL, tokens[0]) as ada_at_home:
        http = ben.client.get_async_httpx_client()
        game = (await http.post("/v1/games", json={"ruleset": "art_society", "seats": 2})).json()
        await ada_at_home.join(uuid.UUID(game["id"]))
        yield Table([ada, ben], uuid.UUID(game["id"]))


def first(turn: Turn) -> list[Json]:
    return [turn.legal[0]]


class Moves(unittest.IsolatedAsyncioTestCase):
    async def test_a_move_whose_answer_is_lost_is_asked_for_again_and_happens_once(self) -> None:
        async with Proxy(URL.removeprefix("http://")) as proxy, seated(proxy.url) as table:
            choices = await table.ada.choices(table.game)
            proxy.swallow = 2
            answer = await table.ada.submit(table.game, [choices["legal"][0]], version=choices["version"])
            sent = [request for request in proxy.requests if request[0].endswith("/commands")]
            self.assertEqual(len(sent), 3)
            self.assertEqual(len(set(sent)), 1, "all under one key")
            self.assertEqual(answer["version"], choices["version"] + len(answer["events"]))
            self.assertEqual(await table.version(), answer["version"], "one effect")

    async def test_who_is_turned_away_comes_back_after_the_time_it_was_told(self) -> None:
        async with Proxy(URL.removeprefix("http://")) as proxy, seated(proxy.url) as table:
            choices = await table.ada.choices(table.game)
            refusal = b"Retry-After: 1\r\nContent-Length: 2\r\nContent-Type: application/problem+json\r\n\r\n{}"
            proxy.turn_away = [b"HTTP/1.1 429 No\r\n" + refusal, b"HTTP/1.1 503 No\r\n" + refusal]
            began = time.monotonic()
            answer = await table.ada.submit(table.game, [choices["legal"][0]], version=choices["version"])
            self.assertGreaterEqual(time.monotonic() - began, 2.0)
            self.assertEqual(await table.version(), answer["version"])

    async def test_whoever_is_overtaken_looks_again_and_plays_once(self) -> None:
        async with seated() as table:
            seen: list[Turn] = []

            async def choose(turn: Turn) -> list[Json] | None:
                seen.append(turn)
                if len(seen) == 1:
                    await table.ben.play(table.game, first)
                return first(turn) if len(seen) < 3 else None

            await table.ada.play(table.game, choose)
            before, after = seen[0].version, seen[1].version
            self.assertGreater(after, before, "chosen anew at the newer version")
            http = table.ben.client.get_async_httpx_client()
            events = (await http.get(f"/v1/games/{table.game}/events", params={"from": before})).json()["items"]
            ada = [event["seq"] for event in events if event["seat"] == seen[0].seat]
            self.assertTrue(ada)
            self.assertGreaterEqual(min(ada), after, "nothing of what was chosen before came to pass")

    async def test_a_turn_that_is_told_again_is_not_played_again(self) -> None:
        async with seated() as table:
            item = Item(id="x", kind="your_turn", news={"game": str(table.game), "version": 10**6})
            await table.ada.play(table.game, first)
            before = await table.version()

            def choose(turn: Turn) -> list[Json]:
                raise AssertionError("the game does not wait for Ada")

            self.assertIsNone((await table.ada.choices(table.game)).get("awaited"))
            await table.ada._handle(item, choose)
            self.assertEqual(await table.version(), before)

    async def test_a_refusal_says_why(self) -> None:
        async with seated() as table:
            with self.assertRaises(Refused) as caught:
                await table.ada.submit(table.game, [{"kind": "place_bid", "card": 1}], version=await table.version())
            self.assertEqual((caught.exception.code, caught.exception.status), ("command_refused", 422))


class Feed(unittest.IsolatedAsyncioTestCase):
    async def said(self, items: AsyncIterator[Item], count: int) -> list[str]:
        texts: list[str] = []
        async for item in items:
            if item.kind == "message":
                texts.append(item.news["text"])
            if len(texts) == count:
                break
        return texts

    async def test_nothing_is_lost_or_told_twice_when_the_stream_is_cut(self) -> None:
        async with Proxy(URL.removeprefix("http://")) as proxy, seated(proxy.url) as table:
            http = table.ada.client.get_async_httpx_client()
            async with contextlib.aclosing(follow(http)) as items:
                listening = asyncio.ensure_future(self.said(items, 20))
                for number in range(20):
                    await table.say(f"{number} \u2028 one line")
                    if number % 4 == 3:
                        await asyncio.sleep(0.2)
                        proxy.cut()
                texts = await asyncio.wait_for(listening, 30)
                self.assertEqual(texts, [f"{number} \u2028 one line" for number in range(20)])
            streams = [request for request, _ in proxy.requests if "/feed/stream" in request]
            self.assertGreaterEqual(len(streams), 2, "it was cut, and came back")

    async def test_where_streams_are_held_back_it_polls(self) -> None:
        async with Proxy(URL.removeprefix("http://")) as proxy, seated(proxy.url) as table:
            proxy.hold_streams = True
            http = table.ada.client.get_async_httpx_client()
            async with contextlib.aclosing(follow(http, patience=Patience(ready=0.5))) as items:
                listening = asyncio.ensure_future(self.said(items, 3))
                for number in range(3):
                    await table.say(str(number))
                    await asyncio.sleep(0.7)
                self.assertEqual(await asyncio.wait_for(listening, 30), ["0", "1", "2"])
            self.assertTrue(any("/v1/account/feed?" in request for request, _ in proxy.requests))

    async def test_a_silent_stream_is_given_up_and_taken_up_again(self) -> None:
        async with Proxy(URL.removeprefix("http://")) as proxy, seated(proxy.url) as table:
            http = table.ada.client.get_async_httpx_client()
            async with contextlib.aclosing(follow(http, patience=Patience(silence=0.5))) as items:
                listening = asyncio.ensure_future(self.said(items, 1))
                await asyncio.sleep(2)
                await table.say("still there?")
                self.assertEqual(await asyncio.wait_for(listening, 30), ["still there?"])
            streams = [request for request, _ in proxy.requests if "/feed/stream" in request]
            self.assertGreaterEqual(len(streams), 2)

    async def test_events_come_out_of_bytes_however_they_are_cut(self) -> None:
        text = 'retry: 2\n\n: alive\n\nid: a\r\nevent: news\r\ndata: {"x":\u2028\r\ndata: "é"}\r\n\r\ndata:z\n\nid: b\n'

        async def pieces() -> AsyncIterator[bytes]:
            for byte in text.encode():
                yield bytes([byte])

        events = [event async for event in read_events(pieces())]
        self.assertEqual(events, [("news", "a", '{"x":\u2028\n"é"}'), ("message", "", "z")])


class Loop(unittest.IsolatedAsyncioTestCase):
    async def test_it_catches_up_with_turns_that_wait_and_stops_when_told(self) -> None:
        async with seated() as table:
            started = asyncio.Event()

            async def on_news(item: Item) -> None:
                if item.kind == "game_started":
                    started.set()

            running = asyncio.ensure_future(table.ada.run(first, on_news))
            await asyncio.wait_for(started.wait(), 30)
            self.assertIsNone((await table.ada.choices(table.game)).get("awaited"))
            began = time.monotonic()
            table.ada.stop()
            await asyncio.wait_for(running, 5)
            self.assertLess(time.monotonic() - began, 3)
            unread = (await table.ada.client.get_async_httpx_client().get("/v1/account/feed/unread")).json()
            self.assertEqual(unread["by_kind"].get("game_started", 0), 0, "what was handled is marked as read")

    async def test_a_revoked_token_ends_it(self) -> None:
        async with Salon(URL, "salon_pat_nonsense") as nobody:
            with self.assertRaises(Refused) as caught:
                await nobody.run(first)
            self.assertEqual(caught.exception.status, 401)


if __name__ == "__main__":
    unittest.main()
