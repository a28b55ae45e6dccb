"""Executes all code blocks of a guide in order, in one shell, on the server at SALON_URL.

    python guide.py GUIDE OPENAPI

`bash` blocks are executed. A block with a file name (```python file=bot.py) is saved, with TOKEN replaced by the bot's
token. Any other block is an error. A block that names an API path (```bash needs=/v1/...) is skipped unless the OpenAPI
file has it.

The shell runs in a copy of clients/; installers use the packages in CLIENTS_CACHE, from `script/clients setup`.
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
# Stops background jobs when the guide fails.
FIRST = "trap 'kill $(jobs -p) 2>/dev/null || true' EXIT\n"


def script_blocks(guide: str, paths: dict[str, object]) -> tuple[list[str], int]:
    """Returns the shell code of each block and the number of files in the guide."""
    steps, files = list[str](), 0
    for language, word, value, text in BLOCK.findall(guide):
        if language == "bash" and (word == "" or word == "needs"):
            steps += [text] if not word or value in paths else []
        elif word == "file":
            files += 1
            steps.append(f"sed \"s/TOKEN/${{BOT##* }}/\" >{value} <<'END OF FILE'\n{text}END OF FILE\n")
        else:
            raise SystemExit(f"this block of the guide is neither bash nor a file:\n{text}")
    return steps, files


def environment(work: Path) -> dict[str, str]:
    """Returns an environment with offline installers, without this checkout's clients, and with `salon` in PATH."""
    cache = Path(os.environ["CLIENTS_CACHE"])
    for client in ("python", "typescript"):
        left_out = shutil.ignore_patterns("node_modules", ".cache", "dist", "build", "*.egg-info", "__pycache__")
        shutil.copytree(CLIENTS / client, work / "clients" / client, ignore=left_out)
    (work / "bin").mkdir()
    (work / "bin/salon").symlink_to(os.environ["SALON_BIN"])
    (work / "tmp").mkdir()
    own = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    return own | {
        "PATH": f"{work / 'bin'}:{own['PATH']}",
        "TMPDIR": str(work / "tmp"),
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
    steps, files = script_blocks(guide, json.loads(openapi)["paths"])
    assert files == 2, "the guide has to contain one bot per client"
    url = os.environ["SALON_URL"].rstrip("/")
    script = "".join(steps).replace("http://127.0.0.1:8080", url)
    assert url in script, "the guide does not contain the address of the server"
    with tempfile.TemporaryDirectory(prefix="guide-") as name:
        work = Path(name)
        order = ["bash", "-euo", "pipefail", "-c", FIRST + script]
        done = subprocess.run(
            order,
            cwd=work,
            env=environment(work),
            text=True,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            check=False,
        )
    assert done.returncode == 0, f"the guide fails with {done.returncode}, after:\n{done.stdout}"
    ended = done.stdout.count('"finished"')
    assert ended == 1 + files, f"{ended} games finished instead of one by hand and one per client:\n{done.stdout}"
    print(f"executed {len(steps)} blocks, {len(done.stdout.splitlines())} lines of output")


main()
