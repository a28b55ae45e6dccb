"""Puts ids from world.py into generated requests, and changes those that would block the run. Loaded by schemathesis."""

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
# One of this many generated ids is kept and names nothing that exists.
KEEP_ONE_IN = 8
UUID = re.compile(r"[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}")
# Ids from responses of the server; they are not replaced, because they come from links.
RETURNED_IDS: set[str] = set()

# The kind of test data that a path parameter names.
KINDS = {"bot": "bot", "account": "account", "name": "name", "invite": "invite", "ruleset": "ruleset", "key": "ruleset"}
ID_KINDS = {"/v1/games/": "game", "/v1/account/webhooks/": "webhook", "/v1/account/tokens/": "token"}
# Path parameters of nested resources, with the parameter that names their parent.
PARTS = {"plan": "id", "message": "id", "delivery": "id", "token": "bot"}
DESTRUCTIVE = {
    "change_email",
    "change_password",
    "create_session",
    "delete_account",
    "delete_session",
    "delete_sessions",
}


def kind(path: str, parameter: str) -> str | None:
    if parameter == "id":
        return next((kind for start, kind in ID_KINDS.items() if path.startswith(start)), None)
    return KINDS.get(parameter)


def existing(known: list[str], value: str) -> str:
    """Maps a generated value to an existing one, the same for the same input. Ids from responses are kept."""
    number = zlib.crc32(value.encode())
    if value in RETURNED_IDS or number % KEEP_ONE_IN == 0 or not known:
        return value
    return known[number % len(known)]


@schemathesis.hook
def after_call(context: Any, case: Any, response: Any) -> None:
    if response.status_code < 300 and "json" in response.headers.get("content-type", [""])[0]:
        RETURNED_IDS.update(UUID.findall(response.text))
        if case.operation.definition.raw["operationId"] == "change_password":
            WORLD["expendable"]["password"] = case.body["new_password"]


@schemathesis.hook
def before_call(context: Any, case: Any, kwargs: dict[str, Any]) -> None:
    operation = case.operation.definition.raw["operationId"]
    if case.path_parameters and not negative(case, ParameterLocation.PATH):
        replace_parameters(case.operation.path, case.path_parameters)
        # The stream of a running game may be silent until the timeout; that of a finished game ends.
        if operation == "stream_events":
            case.path_parameters["id"] = WORLD["over"][0]
    # A long poll would block the run.
    if operation == "list_feed" and not negative(case, ParameterLocation.QUERY) and "wait" in case.query:
        case.query["wait"] = 0
    # This fault cuts connections, which schemathesis would report as failures.
    if operation == "set_faults" and not negative(case, ParameterLocation.BODY) and "lose_answers" in case.body:
        case.body["lose_answers"] = 0
    if operation in DESTRUCTIVE:
        redirect(case, operation)


def replace_parameters(path: str, parameters: dict[str, Any]) -> None:
    for parameter, value in sorted(parameters.items(), key=lambda it: it[0] in PARTS):
        if parameter in PARTS and PARTS[parameter] in parameters:
            part = WORLD["parts"].get(parameters[PARTS[parameter]], {}).get(parameter)
            parameters[parameter] = existing([part] if part else [], value)
        elif found := kind(path, parameter):
            parameters[parameter] = existing(WORLD[found], value)
        # Without the caller's own token, all further requests would fail.
        if parameters[parameter] == WORLD["caller"]["token_id"]:
            parameters[parameter] = str(uuid.UUID(int=0))


def negative(case: Any, location: ParameterLocation) -> bool:
    return case.meta is not None and bool(case.meta.is_negative_at(location))


def redirect(case: Any, operation: str) -> None:
    """Redirects a destructive request to the expendable account, with its correct password in half of the cases."""
    expendable = WORLD["expendable"]
    if not negative(case, ParameterLocation.BODY) and isinstance(case.body, dict):
        member = "current_password" if operation == "change_password" else "password"
        if zlib.crc32(repr(case.body).encode()) % 2 and operation != "delete_account":
            case.body[member] = expendable["password"]
            if operation == "create_session":
                case.body["name"] = expendable["name"]
    if (case.headers or {}).get("Authorization") != f"Bearer {WORLD['caller']['token']}":
        return
    ends_sessions = operation in ("delete_sessions", "delete_session")
    token = session(case.operation.base_url) if ends_sessions else expendable["token"]
    case.headers["Authorization"] = f"Bearer {token}"


def session(url: str) -> str:
    expendable = WORLD["expendable"]
    order = {"name": expendable["name"], "password": expendable["password"]}
    return str(requests.post(f"{url.rstrip('/')}/v1/sessions", json=order, timeout=60).json()["access_token"])


def problem(response: Any) -> tuple[str, list[str]]:
    """Returns the code of a problem document and all its details."""
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
    """Drops failures that exclusions.toml accepts."""
    code, details = problem(response)
    operation = case.operation.definition.raw["operationId"]
    return not any(excluded(it, type(failure).__name__, operation, code, details) for it in EXCLUSIONS)
