"""Prints openapi.json with closed unions in place of open objects, for tools that do not generate decoders.

A value that grows (a command, an event, a view, a notice) is an open object with `if` and `then`; `then` names what is known. This makes
`then` the whole schema: TypeScript narrows it by `kind`, and generated requests contain commands that exist.
"""

import json
import sys
from pathlib import Path
from typing import Any


def close(document: dict[str, Any]) -> dict[str, Any]:
    """Replaces each open object by what is known, and returns the document."""
    schemas = document["components"]["schemas"]
    for name, schema in schemas.items():
        if "then" in schema:
            schemas[name] = {"description": schema["description"], **schema["then"]}
    return document


if __name__ == "__main__":
    json.dump(close(json.loads(Path(sys.argv[1]).read_text())), sys.stdout, indent=2)
