"""Prints a value for every variant of commands, events and notices, with all members and with the required ones only.

A line each: the name of the union's schema, a tab and the value. Recorded games contain most of them, but no notices.
"""

import json
import sys
from pathlib import Path
from typing import Any

UNIONS = ["ArtSocietyCommand", "ArtSocietyEvent", "GalleristCommand", "GalleristEvent", "KnownNews"]
TEXTS = {"date-time": "2026-01-01T12:00:00Z", "uuid": "0199a0c2-7e60-7c55-b0f4-6d3a7f2f7d11"}


def sample(schemas: dict[str, Any], schema: dict[str, Any], whole: bool) -> Any:
    """Returns a value of the schema."""
    if "$ref" in schema:
        return sample(schemas, schemas[schema["$ref"].rsplit("/", 1)[1]], whole)
    for choice in ("oneOf", "anyOf", "allOf"):
        if choice in schema:
            return sample(schemas, next(it for it in schema[choice] if it.get("type") != "null"), whole)
    if "enum" in schema:
        return schema["enum"][0]
    kind = schema.get("type")
    kind = kind[0] if isinstance(kind, list) else kind
    if kind == "object":
        return members(schemas, schema, whole)
    if kind == "array":
        return [sample(schemas, schema["items"], whole) for _ in range(schema.get("minItems", 1))]
    if kind == "integer":
        return schema.get("minimum", 1)
    return {"boolean": True, "string": TEXTS.get(schema.get("format", ""), "text")}[str(kind)]


def members(schemas: dict[str, Any], schema: dict[str, Any], whole: bool) -> dict[str, Any]:
    """Returns an object with all members, or with as few as the schema allows."""
    properties, required = schema.get("properties", {}), schema.get("required", [])
    names = [name for name in properties if whole or name in required]
    names += [name for name in properties if name not in names][: schema.get("minProperties", 0) - len(names)]
    return {name: sample(schemas, properties[name], whole) for name in names[: schema.get("maxProperties")]}


def main() -> None:
    """Prints the samples of the document in the first argument."""
    schemas = json.loads(Path(sys.argv[1]).read_text())["components"]["schemas"]
    for union in UNIONS:
        for variant in schemas[union]["oneOf"]:
            for whole in (True, False):
                print(f"{union}\t{json.dumps(sample(schemas, variant, whole))}")


main()
