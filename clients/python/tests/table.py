"""Creates games for the tests on the server at SALON_URL."""

import contextlib
import logging
import os
import secrets
import uuid
from collections.abc import AsyncIterator
from typing import Any

import httpx

from salon_client import Json, Salon, Turn

URL = os.environ["SALON_URL"]
TARGET = URL.removeprefix("http://")
# In debug mode, asyncio logs a warning for every slow step.
logging.getLogger("asyncio").setLevel(logging.ERROR)


async def register(name: str) -> tuple[str, str]:
    """Registers an account and returns its name and token."""
    async with httpx.AsyncClient(base_url=URL, timeout=30) as http:
        who = {"name": f"{name}-{secrets.token_hex(4)}", "password": secrets.token_hex(16)}
        registered = await http.post("/v1/accounts", json=who)
        return who["name"], str(registered.json()["tokens"]["access_token"])


async def post(salon: Salon, path: str, body: Json | None = None) -> Json:
    """Sends a POST and returns the JSON of the response."""
    response = await salon.client.get_async_httpx_client().post(f"/v1{path}", json=body or {})
    assert response.is_success, f"{path}: {response.status_code} {response.text}"
    answer: Json = response.json() if response.content else {}
    return answer


class Table:
    """A game with two players that has just started: both seats are awaited."""

    def __init__(self, salons: list[Salon], game: uuid.UUID) -> None:
        self.ada, self.ben = salons
        self.game = game

    async def version(self) -> int:
        return int((await self.ben.choices(self.game))["version"])

    async def waits_for_ben_only(self) -> bool:
        game = (await self.ben.client.get_async_httpx_client().get(f"/v1/games/{self.game}")).json()
        return {awaited["seat"] for awaited in game["awaiting"]} == {game["my_seat"]}

    async def say(self, text: str) -> None:
        await post(self.ben, f"/games/{self.game}/messages", {"text": text, "audience": "players"})


@contextlib.asynccontextmanager
async def seated(url: str = URL, opening: Json | None = None, **options: Any) -> AsyncIterator[Table]:
    """Starts a game of Ada and Ben. Ada connects to `url` with the options, Ben, the host, directly to the server."""
    (_, a), (_, b) = await register("ada"), await register("ben")
    async with Salon(url, a, **options) as ada, Salon(URL, b) as ben, Salon(URL, a) as direct_ada:
        game = await post(ben, "/games", {"ruleset": "art_society", "seats": 2} | (opening or {}))
        assert await direct_ada.join(uuid.UUID(game["id"]), game["invite"])
        yield Table([ada, ben], uuid.UUID(game["id"]))


def first(turn: Turn) -> list[Json]:
    return [turn.legal[0]]
