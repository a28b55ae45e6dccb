"""The helper against a real server (SALON_URL) through a network that fails: single moves, and the feed."""

import asyncio
import contextlib
import time
import unittest
from collections.abc import AsyncIterator

import httpx

from salon_client import Item, Json, Patience, Refused, Salon, Turn, follow
from salon_client.feed import read_events

from .proxy import Proxy, answer
from .table import TARGET, first, seated


class Moves(unittest.IsolatedAsyncioTestCase):
    async def test_a_move_whose_answer_is_lost_is_asked_for_again_and_happens_once(self) -> None:
        async with Proxy(TARGET) as proxy, seated(proxy.url) as table:
            choices = await table.ada.choices(table.game)
            proxy.swallow = 2
            done = await table.ada.submit(table.game, [choices["legal"][0]], version=choices["version"])
            sent = [request for request in proxy.requests if request[0].endswith("/commands")]
            self.assertEqual(len(sent), 3)
            self.assertEqual(len(set(sent)), 1, "all under one key")
            self.assertEqual(done["version"], choices["version"] + len(done["events"]))
            self.assertEqual(await table.version(), done["version"], "one effect")

    async def test_who_is_turned_away_comes_back_after_the_time_it_was_told(self) -> None:
        async with Proxy(TARGET) as proxy, seated(proxy.url) as table:
            choices = await table.ada.choices(table.game)
            proxy.turn_away = [answer(status, more="Retry-After: 1\r\n") for status in (429, 503)]
            began = time.monotonic()
            done = await table.ada.submit(table.game, [choices["legal"][0]], version=choices["version"])
            self.assertGreaterEqual(time.monotonic() - began, 2.0)
            self.assertEqual(await table.version(), done["version"])

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
        async with Proxy(TARGET) as proxy, seated(proxy.url) as table:
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
        async with Proxy(TARGET) as proxy, seated(proxy.url) as table:
            proxy.hold_streams = True
            http = table.ada.client.get_async_httpx_client()
            async with contextlib.aclosing(follow(http, patience=Patience(ready=0.5))) as items:
                listening = asyncio.ensure_future(self.said(items, 3))
                for number in range(3):
                    await table.say(str(number))
                    await asyncio.sleep(0.7)
                self.assertEqual(await asyncio.wait_for(listening, 30), ["0", "1", "2"])
            self.assertTrue(any("/v1/account/feed?" in request for request, _ in proxy.requests))

    async def test_where_streams_are_held_back_for_good_it_goes_on_polling(self) -> None:
        async with Proxy(TARGET) as proxy, seated(proxy.url) as table:
            proxy.hold_streams = True
            http = table.ada.client.get_async_httpx_client()
            patience = Patience(ready=0.2, polling=0.5)
            async with contextlib.aclosing(follow(http, patience=patience)) as items:
                listening = asyncio.ensure_future(self.said(items, 4))
                for number in range(4):
                    await table.say(str(number))
                    await asyncio.sleep(2)
                self.assertEqual(await asyncio.wait_for(listening, 10), ["0", "1", "2", "3"])
            streams = [request for request, _ in proxy.requests if "/feed/stream" in request]
            self.assertGreaterEqual(len(streams), 3, "streams were tried again")

    async def test_who_wants_no_streams_gets_none_also_after_nobody_was_there(self) -> None:
        async with Salon("http://127.0.0.1:9", "nobody", patience=0.1) as nobody:
            http = nobody.client.get_async_httpx_client()
            asked: list[str] = []

            async def note(request: httpx.Request) -> None:
                asked.append(request.url.path)

            http.event_hooks = {"request": [note]}
            listening = asyncio.ensure_future(self.said(follow(http, streams=False), 1))
            await asyncio.sleep(3)
            listening.cancel()
            self.assertGreaterEqual(len(asked), 2)
            self.assertEqual(set(asked), {"/v1/account/feed"})

    async def test_a_silent_stream_is_given_up_and_taken_up_again(self) -> None:
        async with Proxy(TARGET) as proxy, seated(proxy.url) as table:
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


if __name__ == "__main__":
    unittest.main()
