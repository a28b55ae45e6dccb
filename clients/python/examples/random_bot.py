"""A bot that plays whole games of any ruleset with random commands, avoiding useless ones.

    SALON_URL=http://127.0.0.1:8080 SALON_TOKEN=... python random_bot.py [GAME [INVITE]]

With GAME, it joins and exits when the game ends; without, it accepts every invitation until it is interrupted.
"""

import asyncio
import os
import random
import sys
import uuid

from salon_client import Item, Json, Salon, Turn
from salon_client.generated.api.games import show_game
from salon_client.generated.models import GameSummary, Status

# Commands that only undo an earlier one: legal, but without progress.
POINTLESS = {"take_down"}


def choose(turn: Turn) -> list[Json]:
    """Returns a random legal command that makes progress, and at times one that ends the turn."""
    useful = [command for command in turn.legal if command["kind"] not in POINTLESS] or list(turn.legal)
    acting = [command for command in useful if not command["kind"].startswith(("finish", "forgo", "decline"))]
    return [random.choice(acting if acting and random.random() < 0.8 else useful)]


async def main() -> None:
    game = uuid.UUID(sys.argv[1]) if len(sys.argv) > 1 else None
    async with Salon(os.environ["SALON_URL"], os.environ["SALON_TOKEN"]) as salon:

        async def on_news(item: Item) -> None:
            if item.kind == "invitation" and game is None:
                await salon.join(uuid.UUID(item.news["game"]), item.news.get("invite"))
            if item.kind in ("game_finished", "game_aborted"):
                print(item.kind, item.news["game"], item.news.get("placings"), flush=True)
                if item.news["game"] == str(game):
                    salon.stop()

        if game is not None:
            seen = await show_game.asyncio(game, client=salon.client)
            if not isinstance(seen, GameSummary) or seen.status == Status.OPEN:
                if not await salon.join(game, sys.argv[2] if len(sys.argv) > 2 else None):
                    sys.exit("this table has no free seat")
            elif seen.status in (Status.FINISHED, Status.ABORTED):
                return
        await salon.run(choose, on_news)


asyncio.run(main())
