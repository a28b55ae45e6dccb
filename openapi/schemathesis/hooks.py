"""Puts what world.py made into generated requests, and keeps them from what would end the run. Loaded by schemathesis."""

import json
import os
import re
import tomllib
import uuid
import zlib
from pathlib import Path
from typing import Any

import requests
import schemathesis
from schemathesis.core.parameters import ParameterLocation

WORLD: dict[str, Any] = json.loads(Path(os.environ["SALON_WORLD"]).read_text())
EXCLUSIONS: list[dict[str, Any]] = tomllib.loads(Path(__file__).with_name("exclusions.toml").read_text())["exclusion"]
# So many generated ids stay as they are and name nothing.
STRANGER_ONE_IN = 8
UUID = re.compile(r"[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}")
# Ids the server has told: those a link hands on are left alone.
TOLD: set[str] = set()

# Which of our things a path parameter names.
KINDS = {"bot": "bot", "account": "account", "name": "name", "invite": "invite", "ruleset": "ruleset", "key": "ruleset"}
ID_KINDS = {"/v1/games/": "game", "/v1/account/webhooks/": "webhook", "/v1/account/tokens/": "token"}
# Things that belong to another one, which is named first: of its own kind, by the other's id.
PARTS = {"plan": "id", "message": "id", "delivery": "id", "token": "bot"}
DOOMED = {"create_session", "delete_sessions", "delete_session", "change_password", "delete_account", "change_email"}


def kind(path: str, parameter: str) -> str | None:
    if parameter == "id":
        return next((kind for start, kind in ID_KINDS.items() if path.startswith(start)), None)
    return KINDS.get(parameter)


def ours(known: list[str], value: str) -> str:
    """One of ours for a well-formed value that names nothing; always the same one. An id the server gave out stays."""
    number = zlib.crc32(value.encode())
    if value in TOLD or number % STRANGER_ONE_IN == 0 or not known:
        return value
    return known[number % len(known)]


@schemathesis.hook
def after_call(context: Any, case: Any, response: Any) -> None:
    if response.status_code < 300 and "json" in response.headers.get("content-type", [""])[0]:
        TOLD.update(UUID.findall(response.text))
        if case.operation.definition.raw["operationId"] == "change_password":
            WORLD["doomed"]["password"] = case.body["new_password"]


@schemathesis.hook
def before_call(context: Any, case: Any, kwargs: dict[str, Any]) -> None:
    operation = case.operation.definition.raw["operationId"]
    if case.path_parameters and not negative(case, ParameterLocation.PATH):
        name_ours(case.operation.path, case.path_parameters)
        # The stream of a game that goes on may be silent until the timeout; that of one that is over ends.
        if operation == "stream_events":
            case.path_parameters["id"] = WORLD["over"][0]
    # A long poll would hold everything up.
    if operation == "list_feed" and not negative(case, ParameterLocation.QUERY) and "wait" in case.query:
        case.query["wait"] = 0
    # A connection that is cut is what this fault is for; schemathesis would report it.
    if operation == "set_faults" and not negative(case, ParameterLocation.BODY) and "lose_answers" in case.body:
        case.body["lose_answers"] = 0
    if operation in DOOMED:
        doom(case, operation)


def name_ours(path: str, parameters: dict[str, Any]) -> None:
    for parameter, value in sorted(parameters.items(), key=lambda it: it[0] in PARTS):
        if parameter in PARTS and PARTS[parameter] in parameters:
            part = WORLD["parts"].get(parameters[PARTS[parameter]], {}).get(parameter)
            parameters[parameter] = ours([part] if part else [], value)
        elif found := kind(path, parameter):
            parameters[parameter] = ours(WORLD[found], value)
        # Without this one nothing could be asked any more.
        if parameters[parameter] == WORLD["caller"]["token_id"]:
            parameters[parameter] = str(uuid.UUID(int=0))


def negative(case: Any, location: ParameterLocation) -> bool:
    return case.meta is not None and bool(case.meta.is_negative_at(location))


def doom(case: Any, operation: str) -> None:
    """Lets the account do it that such things are tried on, every other time with its right password."""
    doomed = WORLD["doomed"]
    if not negative(case, ParameterLocation.BODY) and isinstance(case.body, dict):
        member = "current_password" if operation == "change_password" else "password"
        if zlib.crc32(repr(case.body).encode()) % 2 and operation != "delete_account":
            case.body[member] = doomed["password"]
            if operation == "create_session":
                case.body["name"] = doomed["name"]
    if (case.headers or {}).get("Authorization") != f"Bearer {WORLD['caller']['token']}":
        return
    token = session(case.operation.base_url) if operation in ("delete_sessions", "delete_session") else doomed["token"]
    case.headers["Authorization"] = f"Bearer {token}"


def session(url: str) -> str:
    doomed = WORLD["doomed"]
    order = {"name": doomed["name"], "password": doomed["password"]}
    return str(requests.post(f"{url.rstrip('/')}/v1/sessions", json=order, timeout=60).json()["access_token"])


def problem(response: Any) -> tuple[str, list[str]]:
    """The code of a problem, and every sentence in it that says what is wrong."""
    try:
        document = response.json()
        errors = [error["detail"] for error in document.get("errors", [])]
        return document["code"], [document.get("detail", ""), *errors]
    except (ValueError, KeyError, TypeError, AttributeError):
        return "", []


def excluded(exclusion: dict[str, Any], failure: str, operation: str, code: str, details: list[str]) -> bool:
    return (
        exclusion["failure"] == failure
        and operation in exclusion.get("operations", [operation])
        and code in exclusion.get("codes", [code])
        and (
            "details" not in exclusion
            or any(detail.startswith(tuple(exclusion["details"])) for detail in details)
        )
    )


@schemathesis.hook
def filter_failure(context: Any, failure: Any, case: Any, response: Any) -> bool:
    """Drops what exclusions.toml gives a reason for."""
    code, details = problem(response)
    operation = case.operation.definition.raw["operationId"]
    return not any(excluded(it, type(failure).__name__, operation, code, details) for it in EXCLUSIONS)
