"""Creates test data for every operation on a new server (SALON_URL) and prints its tokens and ids as JSON."""

import json
import os
import secrets
import sys
from typing import Any

import requests

URL = os.environ["SALON_URL"]
CLOCK = {"time": {"kind": "per_decision", "seconds": 86_400}, "at_deadline": "bot"}
MOVES = 12


class Person:
    """An account with a session and a personal access token with all scopes."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.password = secrets.token_urlsafe(24)
        self.http = requests.Session()
        account = {"name": name, "password": self.password, "email": f"{name}@example.org"}
        registered = self.call("POST", "/v1/accounts", account)
        self.id = registered["account"]["id"]
        self.session = registered["tokens"]["access_token"]
        self.http.headers["Authorization"] = f"Bearer {self.session}"
        token = self.make_token("for everything")
        self.token_id, self.token = token["id"], token["secret"]

    def make_token(self, label: str, path: str = "/v1/account/tokens") -> Any:
        return self.call("POST", path, {"label": label, "scopes": ["read", "play", "manage"]})

    def call(self, method: str, path: str, body: Any = None) -> Any:
        answer = self.http.request(method, URL + path, json=body, timeout=60)
        if not answer.ok:
            raise RuntimeError(f"{method} {path}: {answer.status_code} {answer.text}")
        return answer.json() if answer.content else None


def seat(host: Person, guests: list[Person], order: dict[str, Any]) -> str:
    """Opens a table and seats these guests; the game starts when all seats are taken. Returns its id."""
    table = host.call("POST", "/v1/games", order)
    for guest in guests:
        guest.call("POST", f"/v1/games/{table['id']}/join", {"invite": table.get("invite")})
    return str(table["id"])


def play(game: str, people: list[Person], moves: int) -> None:
    """Plays the first legal command of an awaited seat, up to `moves` times."""
    for _ in range(moves):
        summary = people[0].call("GET", f"/v1/games/{game}")
        if summary["status"] != "running":
            return
        for person in people:
            choices = person.call("GET", f"/v1/games/{game}/choices")
            forward = [command for command in choices["legal"] if command["kind"] != "take_down"]
            if forward:
                person.call("POST", f"/v1/games/{game}/commands", {"commands": forward[:1]})
                break


def plan(person: Person, game: str, ruleset: dict[str, Any], command: Any) -> str:
    """Creates a plan whose condition never holds, so that it is never executed. Returns its id."""
    order = {
        "decision": ruleset["decisions"][-1],
        "conditions": [{"path": "/never", "is": "there"}],
        "alternatives": [{"commands": [command]}],
    }
    return str(person.call("POST", f"/v1/games/{game}/plans", order)["id"])


def fill(caller: Person, other: Person) -> dict[str, Any]:
    """Creates games, messages, notes and plans that the caller can read and change. Returns their ids by kind."""
    made: dict[str, Any] = {"game": [], "invite": [], "over": [], "ruleset": [], "parts": {}}

    def keep(game: str) -> str:
        made["game"].append(game)
        made["invite"].append(caller.call("GET", f"/v1/games/{game}")["invite"])
        message = {"text": "Good luck!", "audience": "players"}
        made["parts"][game] = {"message": caller.call("POST", f"/v1/games/{game}/messages", message)["id"]}
        caller.call("PUT", f"/v1/games/{game}/note", {"text": "They like landscapes."})
        return game

    for summary in caller.call("GET", "/v1/rulesets")["items"]:
        ruleset = caller.call("GET", f"/v1/rulesets/{summary['key']}")
        order = {"ruleset": ruleset["key"], "seats": 2}
        running = keep(seat(caller, [other], order | {"clock": CLOCK}))
        play(running, [caller, other], MOVES)
        command = next(command for person in (caller, other) for command in legal(person, running))
        made["parts"][running]["plan"] = plan(caller, running, ruleset, command)
        keep(seat(other, [caller], order | {"visibility": "private", "rated": True}))
        keep(seat(caller, [], order | {"bots": ["novice"]}))
        sandbox = {"bots": ["novice"], "sandbox": {"open_hands": True}, "clock": CLOCK, "visibility": "private"}
        keep(seat(caller, [], order | sandbox))
        keep(seat(caller, [], order | {"accepts_bots": True}))
        over = keep(seat(other, [caller], order))
        other.call("POST", f"/v1/games/{over}/resign")
        made["over"].append(over)
        made["ruleset"].append(ruleset["key"])
    return made


def legal(person: Person, game: str) -> list[Any]:
    return list(person.call("GET", f"/v1/games/{game}/choices")["legal"])


def account_data(caller: Person) -> dict[str, Any]:
    """Creates bots with tokens, tokens, and webhooks with deliveries. Returns their ids by kind."""
    made: dict[str, Any] = {"bot": [], "token": [], "webhook": [], "parts": {}}
    for number in range(3):
        bot = caller.call("POST", "/v1/account/bots", {"name": f"engine-{number}"})["id"]
        made["bot"].append(bot)
        made["parts"][bot] = {"token": caller.make_token("engine room", f"/v1/account/bots/{bot}/tokens")["id"]}
        made["token"].append(caller.make_token(f"spare {number}")["id"])
        # No server listens on this port: deliveries fail and are kept.
        order = {"label": "chat", "url": f"https://127.0.0.1:1/{number}"}
        webhook = caller.call("POST", "/v1/account/webhooks", order)["id"]
        made["webhook"].append(webhook)
        made["parts"][webhook] = {"delivery": caller.call("POST", f"/v1/account/webhooks/{webhook}/test")["id"]}
    return made


def main() -> None:
    caller, other, third = (Person(name) for name in ("wanda", "walter", "wilma"))
    owned, played = account_data(caller), fill(caller, other)
    world = owned | played | {"parts": owned["parts"] | played["parts"]}
    caller.call("PUT", "/v1/account/mutes/wilma")
    world["name"] = [caller.name, other.name, third.name]
    world["account"] = [other.id, third.id, *world["bot"]]
    world["caller"] = {"token": caller.token, "token_id": caller.token_id}
    # Requests that end sessions or change passwords are redirected to this account.
    world["expendable"] = {"name": third.name, "password": third.password, "token": third.token}
    json.dump(world, sys.stdout)


if __name__ == "__main__":
    main()
