"""Runs `salon bot-check` on both example bots, each with a bot account; they have to pass every scenario."""

import json
import os
import subprocess
import sys
import urllib.request
from typing import Any

URL = os.environ["SALON_URL"]
PYTHON = [sys.executable, "python/examples/random_bot.py"]
TYPESCRIPT = ["node", os.path.join(os.environ["TYPESCRIPT_BUILD"], "examples/random-bot.js")]


def post(path: str, body: dict[str, Any], token: str | None = None) -> Any:
    """Sends a POST and returns the JSON of the response."""
    headers = {"content-type": "application/json"}
    if token:
        headers["authorization"] = f"Bearer {token}"
    request = urllib.request.Request(f"{URL}/v1{path}", json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request, timeout=30) as answer:
        return json.load(answer)


def check(owner: str, name: str, program: list[str]) -> None:
    """Starts a bot, checks it and stops it."""
    made = post("/account/bots", {"name": name}, owner)
    token = post(f"/account/bots/{made['id']}/tokens", {"label": "check", "scopes": ["read", "play"]}, owner)
    bot = subprocess.Popen(program, env=os.environ | {"SALON_TOKEN": token["secret"]}, stdout=subprocess.DEVNULL)
    try:
        order = [os.environ["SALON_BIN"], "bot-check", URL, "--bot", name, "--json"]
        environment = os.environ | {"SALON_BOT_CHECK_TOKEN": owner}
        checked = subprocess.run(order, env=environment, stdout=subprocess.PIPE, text=True, timeout=600)
        report = json.loads(checked.stdout)
        for finding in report["scenarios"]:
            print(f"{name}: {finding['scenario']} {finding['outcome']}")
        if checked.returncode != 0:
            sys.exit(json.dumps(report, indent=2))
    finally:
        bot.terminate()
        bot.wait(timeout=30)


def main() -> None:
    """Registers an owner and checks both bots."""
    registered = post("/accounts", {"name": "conformance", "password": "correct horse battery"})
    session = registered["tokens"]["access_token"]
    token = post("/account/tokens", {"label": "check", "scopes": ["read", "play", "manage"]}, session)["secret"]
    check(token, "python-bot", PYTHON)
    check(token, "typescript-bot", TYPESCRIPT)


main()
