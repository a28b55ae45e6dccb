"""Follows a guide as it stands: all its `bash` blocks one after the other in one shell, on the server at SALON_URL.

    python guide.py GUIDE OPENAPI

A block may say which path it needs (```bash needs=/v1/...): it is followed once the server has it.
"""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

BLOCK = re.compile(r"^```bash(?: needs=(\S+))?\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def main() -> None:
    guide, openapi = (Path(path).read_text(encoding="utf-8") for path in sys.argv[1:])
    paths = json.loads(openapi)["paths"]
    blocks = [text for needs, text in BLOCK.findall(guide) if not needs or needs in paths]
    assert blocks, "the guide has nothing to follow"
    told = os.environ["SALON_URL"].rstrip("/")
    script = "".join(blocks).replace("http://127.0.0.1:8080", told)
    assert told in script, "the guide does not say where the server is"
    done = subprocess.run(["bash", "-euo", "pipefail"], input=script, text=True, stdout=subprocess.PIPE, check=False)
    assert done.returncode == 0, f"the guide fails with {done.returncode}, after:\n{done.stdout}"
    assert '"finished"' in done.stdout, f"the guide's game does not end:\n{done.stdout}"
    print(f"followed {len(blocks)} blocks, {len(done.stdout.splitlines())} lines told")


main()
