"""Tests the helper on a real server (SALON_URL) behind a faulty network: single moves and the feed."""

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
    async def test_a_move_with_a_lost_response_is_retried_and_executed_once(self) -> None:
        async with Proxy(TARGET) as proxy, seated(proxy.url) as table:
            choices = await table.ada.choices(table.game)
            proxy.drop_responses = 2
            done = await table.ada.submit(table.game, [choices["legal"][0]], version=choices["version"])
            sent = [request for request in proxy.requests if request[0].endswith("/commands")]
            self.assertEqual(len(sent), 3)
            self.assertEqual(len(set(sent)), 1, "all with the same key")
            self.assertEqual(done["version"], choices["version"] + len(done["events"]))
            self.assertEqual(await table.version(), done["version"], "executed once")

    async def test_a_retry_waits_for_retry_after(self) -> None:
        async with Proxy(TARGET) as proxy, seated(proxy.url) as table:
            choices = await table.ada.choices(table.game)
            proxy.replacements = [answer(status, more="Retry-After: 1\r\n") for status in (429, 503)]
            began = time.monotonic()
            done = await table.ada.submit(table.game, [choices["legal"][0]], version=choices["version"])
            self.assertGreaterEqual(time.monotonic() - began, 2.0)
            self.assertEqual(await table.version(), done["version"])

    async def test_a_conflicting_move_is_chosen_again_and_played_once(self) -> None:
        async with seated() as table:
            seen: list[Turn] = []

            async def choose(turn: Turn) -> list[Json] | None:
                seen.append(turn)
                if len(seen) == 1:
                    await table.ben.play(table.game, first)
                return first(turn) if len(seen) < 3 else None

            await table.ada.play(table.game, choose)
            before, after = seen[0].version, seen[1].version
            self.assertGreater(after, before, "chosen again at the newer version")
            http = table.ben.client.get_async_httpx_client()
            events = (await http.get(f"/v1/games/{table.game}/events", params={"from": before})).json()["items"]
            ada = [event["seq"] for event in events if event["seat"] == seen[0].seat]
            self.assertTrue(ada)
            self.assertGreaterEqual(min(ada), after, "the stale choice was not executed")

    async def test_a_repeated_turn_notice_is_not_played_again(self) -> None:
        async with seated() as table:
            item = Item(id="x", kind="your_turn", news={"game": str(table.game), "version": 10**6})
            await table.ada.play(table.game, first)
            before = await table.version()

            def choose(turn: Turn) -> list[Json]:
                raise AssertionError("the game does not wait for Ada")

            self.assertIsNone((await table.ada.choices(table.game)).get("awaited"))
            await table.ada._handle(item, choose)
            self.assertEqual(await table.version(), before)

    async def test_a_refusal_has_the_code_and_status(self) -> None:
        async with seated() as table:
            with self.assertRaises(Refused) as caught:
                await table.ada.submit(table.game, [{"kind": "place_bid", "card": 1}], version=await table.version())
            self.assertEqual((caught.exception.code, caught.exception.status), ("command_refused", 422))


class Feed(unittest.IsolatedAsyncioTestCase):
    async def messages(self, items: AsyncIterator[Item], count: int) -> list[str]:
        texts: list[str] = []
        async for item in items:
            if item.kind == "message":
                texts.append(item.news["text"])
            if len(texts) == count:
                break
        return texts

    async def test_a_cut_stream_loses_and_repeats_no_item(self) -> None:
        async with Proxy(TARGET) as proxy, seated(proxy.url) as table:
            http = table.ada.client.get_async_httpx_client()
            async with contextlib.aclosing(follow(http)) as items:
                listening = asyncio.ensure_future(self.messages(items, 20))
                for number in range(20):
                    await table.say(f"{number} \u2028 one line")
                    if number % 4 == 3:
                        await asyncio.sleep(0.2)
                        proxy.cut()
                texts = await asyncio.wait_for(listening, 30)
                self.assertEqual(texts, [f"{number} \u2028 one line" for number in range(20)])
            streams = [request for request, _ in proxy.requests if "/feed/stream" in request]
            self.assertGreaterEqual(len(streams), 2, "the stream was reopened")

    async def test_it_polls_where_streams_are_blocked(self) -> None:
        async with Proxy(TARGET) as proxy, seated(proxy.url) as table:
            proxy.block_streams = True
            http = table.ada.client.get_async_httpx_client()
            async with contextlib.aclosing(follow(http, patience=Patience(ready=0.5))) as items:
                listening = asyncio.ensure_future(self.messages(items, 3))
                for number in range(3):
                    await table.say(str(number))
                    await asyncio.sleep(0.7)
                self.assertEqual(await asyncio.wait_for(listening, 30), ["0", "1", "2"])
            self.assertTrue(any("/v1/account/feed?" in request for request, _ in proxy.requests))

    async def test_it_keeps_polling_where_streams_stay_blocked(self) -> None:
        async with Proxy(TARGET) as proxy, seated(proxy.url) as table:
            proxy.block_streams = True
            http = table.ada.client.get_async_httpx_client()
            patience = Patience(ready=0.2, polling=0.5)
            async with contextlib.aclosing(follow(http, patience=patience)) as items:
                listening = asyncio.ensure_future(self.messages(items, 4))
                for number in range(4):
                    await table.say(str(number))
                    await asyncio.sleep(2)
                self.assertEqual(await asyncio.wait_for(listening, 10), ["0", "1", "2", "3"])
            streams = [request for request, _ in proxy.requests if "/feed/stream" in request]
            self.assertGreaterEqual(len(streams), 3, "streams were tried again")

    async def test_no_stream_is_opened_with_streams_switched_off(self) -> None:
        async with Salon("http://127.0.0.1:9", "token", patience=0.1) as offline:
            http = offline.client.get_async_httpx_client()
            asked: list[str] = []

            async def note(request: httpx.Request) -> None:
                asked.append(request.url.path)

            http.event_hooks = {"request": [note]}
            listening = asyncio.ensure_future(self.messages(follow(http, streams=False), 1))
            await asyncio.sleep(3)
            listening.cancel()
            self.assertGreaterEqual(len(asked), 2)
            self.assertEqual(set(asked), {"/v1/account/feed"})

    async def test_a_stream_without_heartbeats_is_reopened(self) -> None:
        async with Proxy(TARGET) as proxy, seated(proxy.url) as table:
            http = table.ada.client.get_async_httpx_client()
            async with contextlib.aclosing(follow(http, patience=Patience(silence=0.5))) as items:
                listening = asyncio.ensure_future(self.messages(items, 1))
                await asyncio.sleep(2)
                await table.say("still there?")
                self.assertEqual(await asyncio.wait_for(listening, 30), ["still there?"])
            streams = [request for request, _ in proxy.requests if "/feed/stream" in request]
            self.assertGreaterEqual(len(streams), 2)

    async def test_events_are_parsed_across_any_chunk_boundary(self) -> None:
        text = 'retry: 2\n\n: alive\n\nid: a\r\nevent: news\r\ndata: {"x":\u2028\r\ndata: "é"}\r\n\r\ndata:z\n\nid: b\n'

        async def chunks() -> AsyncIterator[bytes]:
            for byte in text.encode():
                yield bytes([byte])

        events = [event async for event in read_events(chunks())]
        self.assertEqual(events, [("news", "a", '{"x":\u2028\n"é"}'), ("message", "", "z")])


if __name__ == "__main__":
    unittest.main()
