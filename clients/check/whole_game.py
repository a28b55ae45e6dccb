"""Plays whole games on a running server (SALON_URL): the Python bot against the TypeScript bot against a built-in bot.

python whole_game.py RULESET...
"""

import asyncio
import os
import secrets
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any

import httpx

CLIENTS = Path(__file__).resolve().parent.parent
BOTS: dict[str, list[str | Path]] = {
    "python": [sys.executable, CLIENTS / "python/examples/random_bot.py"],
    "typescript": ["node", Path(os.environ["TYPESCRIPT_BUILD"]) / "examples/random-bot.js"],
}
# Seconds until a game counts as hanging.
GAME_TIMEOUT = 240.0


async def ask(http: httpx.AsyncClient, method: str, path: str, token: str = "", body: Any = None) -> Any:
    headers = {"authorization": f"Bearer {token}"} if token else {}
    response = await http.request(method, path, headers=headers, json=body)
    assert response.is_success, f"{method} {path}: {response.status_code} {response.text}"
    return response.json()


async def register(http: httpx.AsyncClient, name: str) -> str:
    """Registers an account and returns a personal access token, as a bot's owner would create it."""
    who = {"name": f"{name}-{secrets.token_hex(4)}", "password": secrets.token_hex(16)}
    session = (await ask(http, "POST", "/v1/accounts", body=who))["tokens"]["access_token"]
    token = {"label": "bot", "scopes": ["read", "play"]}
    return str((await ask(http, "POST", "/v1/account/tokens", session, token))["secret"])


async def play(http: httpx.AsyncClient, ruleset: str) -> None:
    began = time.monotonic()
    tokens = [await register(http, name) for name in BOTS]
    table = {"ruleset": ruleset, "seats": 3, "bots": ["novice"], "visibility": "private"}
    game = await ask(http, "POST", "/v1/games", tokens[0], table)
    running = []
    for token, command in zip(tokens, BOTS.values(), strict=True):
        environment = os.environ | {"SALON_URL": str(http.base_url), "SALON_TOKEN": token}
        running.append(await asyncio.create_subprocess_exec(*command, game["id"], game["invite"], env=environment))
    try:
        codes = await asyncio.wait_for(asyncio.gather(*(bot.wait() for bot in running)), GAME_TIMEOUT)
    finally:
        for bot in running:
            if bot.returncode is None:
                bot.kill()
                await bot.wait()
    assert codes == [0, 0], f"the bots ended with {codes}"
    over = await ask(http, "GET", f"/v1/games/{game['id']}", tokens[0])
    assert over["status"] == "finished" and over["result"]["reason"] == "rules", over
    moves: Counter[int] = Counter()
    events = f"/v1/games/{game['id']}/events?limit=100&from="
    while page := (await ask(http, "GET", f"{events}{moves.total()}", tokens[0]))["items"]:
        moves.update(event["seat"] for event in page)
    assert set(moves) == {0, 1, 2}, f"not every seat played: {moves}"
    kinds = [player["kind"] for player in over["players"]]
    placings = over["result"]["placings"]
    took = time.monotonic() - began
    print(f"{ruleset}: {moves.total()} events, placings {placings} of {kinds}, {took:.1f} s", flush=True)


async def main() -> None:
    async with httpx.AsyncClient(base_url=os.environ["SALON_URL"], timeout=30.0) as http:
        for ruleset in sys.argv[1:]:
            await play(http, ruleset)


asyncio.run(main())
