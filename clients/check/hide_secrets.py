"""Rewrites generated classes so that their `repr` contains no secrets. Called by script/clients."""

import re
import sys
from pathlib import Path

SECRETS = "access_token|current_password|new_password|password|refresh_token|secret|token"
# The client stores the token in its headers; cookies and httpx arguments may contain credentials too.
HOLDERS = "_cookies|_headers|_httpx_args"
DEFINE = "from attrs import define as _attrs_define\n"
FIELD = "from attrs import field as _attrs_field\n"
HOLDER = re.compile(rf"^    (?P<name>{HOLDERS}): (?P<type>.+) = field\(", re.MULTILINE)
# In The Gallerist a ticket is a piece of the game, and no secret.
SECRETS_IN_FILE = {"created_ticket.py": f"{SECRETS}|ticket"}


def hidden(source: str, field: str, secrets_here: str) -> tuple[str, int]:
    """Returns the source with `repr=False` on every field with a secret, and the number of such fields."""

    def rewrite(found: re.Match[str]) -> str:
        default = f"default={found['default']}, " if found["default"] else ""
        return f"    {found['name']}: {found['type']} = {field}({default}repr=False)"

    secret = re.compile(rf"^    (?P<name>{secrets_here}): (?P<type>[^=\n]+?)(?: = (?P<default>\S+))?$", re.MULTILINE)
    source, secrets = secret.subn(rewrite, source)
    source, holders = HOLDER.subn(lambda found: f"{found[0]}repr=False, ", source)
    return source, secrets + holders


def main(folder: Path) -> None:
    """Rewrites the client and the models in a folder of generated code."""
    files = {folder / "client.py": "field", **dict.fromkeys((folder / "models").glob("*.py"), "_attrs_field")}
    total = 0
    for file, field in files.items():
        source, count = hidden(file.read_text(), field, SECRETS_IN_FILE.get(file.name, SECRETS))
        # The generator removes unused imports, so add this one where it is needed.
        if count and field == "_attrs_field" and FIELD not in source:
            source = source.replace(DEFINE, DEFINE + FIELD)
        if count:
            file.write_text(source)
        total += count
    # Two client classes with three such fields each, the token, and the models of sign-ins and tokens.
    if total < 12:
        sys.exit(f"salon: only {total} secrets found in {folder}: the format of the generated fields has changed")


main(Path(sys.argv[1]))
