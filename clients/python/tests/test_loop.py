"""Tests the main loop of a bot on a real server (SALON_URL): faults that it has to survive, and what ends it."""

import asyncio
import contextlib
import json
import os
import sys
import time
import unittest
import uuid
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

from salon_client import Item, Json, Refused, Salon, Turn
from salon_client.salon import read_turn

from .proxy import Proxy, answer
from .table import TARGET, URL, Table, first, post, register, seated

EXAMPLE = Path(__file__).resolve().parent.parent / "examples/random_bot.py"


async def until(condition: Callable[[], Awaitable[bool]], seconds: float = 30.0) -> None:
    """Polls a condition until it holds."""
    end = time.monotonic() + seconds
    while not await condition():
        assert time.monotonic() < end, "timed out waiting for the condition"
        await asyncio.sleep(0.05)


@contextlib.asynccontextmanager
async def running(salon: Salon) -> AsyncIterator[asyncio.Future[None]]:
    """Runs a bot that always chooses the first legal command; raises the error that ended it."""
    run = asyncio.ensure_future(salon.run(first))
    try:
        yield run
        salon.stop()
        await asyncio.wait_for(run, 10)
    finally:
        run.cancel()


def problem(status: int, code: str, more: str = "") -> bytes:
    return answer(status, json.dumps({"status": status, "code": code, "title": code}), more=more)


class Invitations(unittest.IsolatedAsyncioTestCase):
    async def test_a_stale_invitation_does_not_end_the_example(self) -> None:
        (name, token), (_, host) = await register("bot"), await register("host")
        async with Salon(URL, host) as ben:

            async def invite() -> str:
                game = str((await post(ben, "/games", {"ruleset": "art_society", "seats": 2}))["id"])
                await post(ben, f"/games/{game}/invitations", {"name": name})
                return game

            await post(ben, f"/games/{await invite()}/abort")
            environment = os.environ | {"SALON_URL": URL, "SALON_TOKEN": token}
            bot = await asyncio.create_subprocess_exec(sys.executable, EXAMPLE, env=environment)
            try:
                game = await invite()

                async def begun() -> bool:
                    self.assertIsNone(bot.returncode, "the bot keeps running")
                    seen = await ben.client.get_async_httpx_client().get(f"/v1/games/{game}")
                    return bool(seen.json()["status"] == "running")

                await until(begun)
            finally:
                with contextlib.suppress(ProcessLookupError):
                    bot.kill()
                await bot.wait()

    async def test_join_returns_whether_the_caller_has_a_seat(self) -> None:
        (_, late), (_, host) = await register("late"), await register("host")
        async with Salon(URL, host) as ben, Salon(URL, late) as eve, seated() as table:
            self.assertFalse(await eve.join(table.game), "the game has started")
            game = uuid.UUID((await post(ben, "/games", {"ruleset": "art_society", "seats": 3}))["id"])
            self.assertTrue(await eve.join(game))
            self.assertTrue(await eve.join(game), "a second time")
            self.assertFalse(await eve.join(uuid.uuid4()), "there is no such table")


class Sandboxes(unittest.IsolatedAsyncioTestCase):
    async def rewound(self, table: Table, then: Callable[[], Awaitable[None]]) -> list[Turn]:
        """Returns the turns that Ada was asked to play when the game is rewound during the first of them."""
        await table.ada.play(table.game, first)
        await table.ben.play(table.game, first)
        seen: list[Turn] = []

        async def choose(turn: Turn) -> list[Json] | None:
            seen.append(turn)
            if len(seen) > 1:
                return None
            await post(table.ben, f"/games/{table.game}/sandbox/rewind", {"version": 0})
            await then()
            return first(turn)

        await table.ada.play(table.game, choose)
        return seen

    async def test_a_choice_made_before_a_rewind_is_made_again(self) -> None:
        async with seated(opening={"sandbox": {}}) as table:

            async def nothing() -> None:
                pass

            before, after = await self.rewound(table, nothing)
            self.assertGreater(before.version, after.version)
            self.assertEqual(after.version, 0)

    async def test_a_choice_is_not_submitted_on_another_line_of_play(self) -> None:
        async with seated(opening={"sandbox": {}}) as table:

            async def as_before() -> None:
                await table.ada.play(table.game, first)
                await table.ben.play(table.game, first)

            before, after = await self.rewound(table, as_before)
            self.assertEqual(before.version, after.version, "the same version, but asked again")

    async def test_choices_are_read_again_when_the_version_is_gone(self) -> None:
        async with Proxy(TARGET) as proxy, seated(proxy.url) as table:
            seen: list[Turn] = []

            def choose(turn: Turn) -> list[Json] | None:
                seen.append(turn)
                proxy.replacements = [problem(404, "no_such_version")]
                return first(turn) if len(seen) == 1 else None

            await table.ada.play(table.game, choose)
            self.assertEqual(len(seen), 2)

    def test_a_tag_is_kept_only_if_it_names_the_version(self) -> None:
        game, choices = uuid.uuid4(), {"version": 12, "seat": 0, "legal": [], "awaited": {"decision": "bid"}}
        for tag in ('"12"', 'W/"12"', 'W/"12.r3"', 'W/"12.r3.0a1b2c"', '"12.0a1b2c"'):
            turn = read_turn(game, choices, tag)
            self.assertEqual(turn and turn.tag, tag)
        for other in (None, "", '"13"', '"0a1b2c"', '"123456789012345678901234"', "12", '"12", "13"', 'W/"12.r3'):
            turn = read_turn(game, choices, other)
            self.assertIsNone(turn and turn.tag, other)


class Loop(unittest.IsolatedAsyncioTestCase):
    async def test_it_plays_waiting_turns_and_stops_on_request(self) -> None:
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
            self.assertEqual(unread["by_kind"].get("game_started", 0), 0, "handled items are marked as read")

    async def test_it_survives_a_long_outage_of_the_server(self) -> None:
        page = answer(200, "<p>Back soon</p>", "text/html")
        gateway = answer(404, '{"message": "no route"}', "application/json")

        async def survives(response: bytes) -> None:
            async with Proxy(TARGET) as proxy, seated(proxy.url, patience=0.5) as table:
                proxy.overrides[""] = response
                async with running(table.ada) as run:
                    await asyncio.sleep(1.5)
                    self.assertFalse(run.done(), f"{response!r} does not end it")
                    proxy.overrides.clear()
                    await until(table.waits_for_ben_only)

        responses = (problem(503, "unavailable"), problem(429, "rate_limited"), answer(503), page, gateway)
        await asyncio.gather(*(survives(response) for response in responses))

    async def test_it_waits_for_a_retry_after_beyond_its_own_limit(self) -> None:
        async with Proxy(TARGET) as proxy, seated(proxy.url, patience=0.5) as table:
            proxy.replacements = [problem(429, "rate_limited", "Retry-After: 2\r\n")]
            async with running(table.ada):
                await asyncio.sleep(1.5)
                self.assertEqual(len(proxy.requests), 1)
                await until(table.waits_for_ben_only)

    async def test_a_failing_game_does_not_block_the_others(self) -> None:
        async with Proxy(TARGET) as proxy, seated(proxy.url, patience=0.5) as table:
            other = await post(table.ben, "/games", {"ruleset": "art_society", "seats": 2})
            async with Salon(URL, table.ada.client.token) as direct_ada:
                self.assertTrue(await direct_ada.join(uuid.UUID(other["id"])))
            proxy.overrides[f"{table.game}/choices"] = problem(500, "internal")
            async with running(table.ada) as run:
                await until(Table([table.ada, table.ben], uuid.UUID(other["id"])).waits_for_ben_only)
                self.assertFalse(run.done())

    async def test_a_failing_item_is_retried_with_backoff(self) -> None:
        async with Proxy(TARGET) as proxy, seated(proxy.url, patience=0.1) as table:
            # Every request succeeds except the one that an item leads to.
            proxy.overrides["/v1/turns"] = answer(200, '{"turns": [], "count": 0}', "application/json")
            proxy.overrides["/choices"] = answer(404, "<p>No</p>", "text/html")
            async with running(table.ada) as run:
                await asyncio.sleep(8)
                self.assertFalse(run.done())
                tried = [line for line, _ in proxy.requests if "/choices" in line]
                self.assertIn(len(tried), range(2, 7), "at growing intervals")

    async def test_a_seat_that_is_taken_back_is_played(self) -> None:
        async with Proxy(TARGET) as proxy, seated(proxy.url) as table:
            proxy.replacements = [problem(409, "conflict"), answer(200, kind="application/json")]
            taken = {"kind": "seat_taken_over", "game": str(table.game), "seat": 0, "by": "bot"}
            await table.ada._handle(Item(id="x", kind="seat_taken_over", news=taken), first)
            asked = [request for request, _ in proxy.requests if request.endswith("/take-back")]
            self.assertEqual(len(asked), 2, "repeated after the conflict")
            self.assertTrue(await table.waits_for_ben_only())

    async def test_it_stops_at_once_between_retries(self) -> None:
        async def stops(path: str, patience: float) -> None:
            async with Proxy(TARGET) as proxy, seated(proxy.url, streams=False, patience=patience) as table:
                proxy.overrides[path] = problem(503, "unavailable", "Retry-After: 5\r\n")
                run = asyncio.ensure_future(table.ada.run(first))
                await until(lambda: proxy.was_asked(path))
                await asyncio.sleep(0.3)
                proxy.overrides.clear()
                began, asked = time.monotonic(), len(proxy.requests)
                table.ada.stop()
                await asyncio.wait_for(run, 30)
                self.assertLess(time.monotonic() - began, 3, path)
                self.assertFalse([line for line, _ in proxy.requests[asked:] if path in line], "no new request is sent")

        # During retries of the long poll, during retries of the turns, and between attempts to reach the server.
        await asyncio.gather(stops("/v1/account/feed?", 60.0), stops("/v1/turns", 60.0), stops("/v1/turns", 0.1))

    async def test_it_stops_while_the_server_is_unavailable(self) -> None:
        async with Proxy(TARGET) as proxy, seated(proxy.url) as table:
            news = asyncio.Event()

            async def on_news(_: Item) -> None:
                proxy.overrides[""] = problem(503, "unavailable")
                news.set()

            run = asyncio.ensure_future(table.ada.run(first, on_news))
            await asyncio.wait_for(news.wait(), 30)
            began = time.monotonic()
            table.ada.stop()
            await asyncio.wait_for(run, 30)
            self.assertLess(time.monotonic() - began, 8.0)

    async def test_cancelling_the_task_ends_it(self) -> None:
        async with seated() as table:
            run = asyncio.ensure_future(table.ada.run(first))
            await until(table.waits_for_ben_only)
            await asyncio.sleep(0.5)
            run.cancel()
            with self.assertRaises(asyncio.CancelledError):
                await run

    async def test_a_revoked_token_ends_it(self) -> None:
        async with Salon(URL, "salon_pat_nonsense") as revoked:
            with self.assertRaises(Refused) as caught:
                await revoked.run(first)
            self.assertEqual(caught.exception.status, 401)

    async def test_an_invalid_token_or_address_is_refused_and_not_printed(self) -> None:
        async with Salon(URL, "salon_pat_secret\n") as salon:
            self.assertEqual(salon.client.token, "salon_pat_secret", "a file's last line ends")
        for url, token in ((URL, "salon_pat\nsecret"), (URL, "salon_pat\u00e9secret"), ("localhost:8080", "secret")):
            with self.assertRaises(ValueError) as caught:
                Salon(url, token)
            self.assertNotIn("secret", str(caught.exception))
