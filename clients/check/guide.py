"""Follows a guide as it stands, on the server at SALON_URL: all its blocks one after the other in one shell.

    python guide.py GUIDE OPENAPI

`bash` is typed in. What has a name (```python file=bot.py) is saved under it, with the bot's token for TOKEN. Anything
else would be followed by nobody, and is an error. A block may say which path it needs (```bash needs=/v1/...): it is
followed once the server has it.

The shell is in a copy of clients/; what is installed comes from what `script/clients setup` fetched (CLIENTS_CACHE).
"""

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

CLIENTS = Path(__file__).resolve().parent.parent
BLOCK = re.compile(r"^```(\w*)(?: (\w+)=(\S+))?\n(.*?)^```$", re.MULTILINE | re.DOTALL)
# What is left running when the guide fails ends with it.
FIRST = "trap 'kill $(jobs -p) 2>/dev/null || true' EXIT\n"


def typed(guide: str, paths: dict[str, object]) -> tuple[list[str], int]:
    """What somebody who follows the guide types, block by block, and how many files it has."""
    steps, files = list[str](), 0
    for language, word, value, text in BLOCK.findall(guide):
        if language == "bash" and (word == "" or word == "needs"):
            steps += [text] if not word or value in paths else []
        elif word == "file":
            files += 1
            steps.append(f"sed \"s/TOKEN/${{BOT##* }}/\" >{value} <<'END OF FILE'\n{text}END OF FILE\n")
        else:
            raise SystemExit(f"nobody follows this block of the guide:\n{text}")
    return steps, files


def surroundings(room: Path) -> dict[str, str]:
    """An environment without a network for installers, without the helpers in it, and with `salon` to be called."""
    cache = Path(os.environ["CLIENTS_CACHE"])
    for client in ("python", "typescript"):
        left_out = shutil.ignore_patterns("node_modules", ".cache", "dist", "build", "*.egg-info", "__pycache__")
        shutil.copytree(CLIENTS / client, room / "clients" / client, ignore=left_out)
    (room / "bin").mkdir()
    (room / "bin/salon").symlink_to(os.environ["SALON_BIN"])
    (room / "tmp").mkdir()
    own = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    return own | {
        "PATH": f"{room / 'bin'}:{own['PATH']}",
        "TMPDIR": str(room / "tmp"),
        "PIP_NO_INDEX": "1",
        "PIP_FIND_LINKS": str(cache / "wheels"),
        "PIP_DISABLE_PIP_VERSION_CHECK": "1",
        "npm_config_cache": str(cache / "npm"),
        "npm_config_offline": "true",
        "npm_config_audit": "false",
        "npm_config_fund": "false",
    }


def main() -> None:
    guide, openapi = (Path(path).read_text(encoding="utf-8") for path in sys.argv[1:])
    steps, files = typed(guide, json.loads(openapi)["paths"])
    assert files == 2, "the guide has a bot for each client"
    told = os.environ["SALON_URL"].rstrip("/")
    script = "".join(steps).replace("http://127.0.0.1:8080", told)
    assert told in script, "the guide does not say where the server is"
    with tempfile.TemporaryDirectory(prefix="guide-") as name:
        room = Path(name)
        order = ["bash", "-euo", "pipefail", "-c", FIRST + script]
        done = subprocess.run(
            order,
            cwd=room,
            env=surroundings(room),
            text=True,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            check=False,
        )
    assert done.returncode == 0, f"the guide fails with {done.returncode}, after:\n{done.stdout}"
    ended = done.stdout.count('"finished"')
    assert ended == 1 + files, f"{ended} games of the guide end, by hand and with each client:\n{done.stdout}"
    print(f"followed {len(steps)} blocks, {len(done.stdout.splitlines())} lines told")


main()
