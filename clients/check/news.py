"""Prints the recorded notices of a folder without repetitions: a few of each form.

A line is a notice. Its form is its kind with the names and types of its members and the words among its values. Ids
and times are replaced, so that a new record differs from the last one only where forms were added.
"""

import json
import re
import sys
from pathlib import Path
from typing import Any

WORD = re.compile(r"[a-z][a-z_]*")
UUID = re.compile(r"[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}")
TIME = re.compile(r"\d{4}-\d\d-\d\dT[0-9:.]+Z")
MAX_LINE = 600
"""Longer lines are left out: messages of tests for limits."""


def form(value: Any) -> Any:
    """Returns the form of a value."""
    if isinstance(value, dict):
        return {name: form(member) for name, member in sorted(value.items())}
    if isinstance(value, list):
        return [form(item) for item in value[:1]]
    if isinstance(value, str):
        return value if WORD.fullmatch(value) else "text"
    return type(value).__name__ if not isinstance(value, bool) else value


def plain(value: Any) -> Any:
    """Replaces ids and times."""
    if isinstance(value, dict):
        return {name: plain(member) for name, member in value.items()}
    if isinstance(value, list):
        return [plain(item) for item in value]
    if isinstance(value, str) and UUID.fullmatch(value):
        return "0199a0c2-7e60-7c55-b0f4-6d3a7f2f7d11"
    if isinstance(value, str) and TIME.fullmatch(value):
        return "2026-01-01T12:00:00.123456Z"
    return value


def main() -> None:
    """Prints the notices of the folder in the first argument."""
    found: dict[str, str] = {}
    for file in sorted(Path(sys.argv[1]).iterdir()):
        for line in file.read_text().splitlines():
            news = plain(json.loads(line))
            if len(line) <= MAX_LINE:
                key = json.dumps(form(news), sort_keys=True)
                text = json.dumps(news, ensure_ascii=False)
                found[key] = min(found.get(key, text), text)
    for key in sorted(found):
        print(found[key])


main()
