"""A proxy that simulates network faults: it drops responses, cuts or blocks streams, and sends responses of its own."""

import asyncio
import contextlib
import re
from typing import Self


def answer(status: int, body: str = "{}", kind: str = "application/problem+json", more: str = "") -> bytes:
    """Returns a response to send instead of the server's; `more` are header lines, each with its line break."""
    head = f"HTTP/1.1 {status} Instead\r\n{more}Content-Type: {kind}\r\nContent-Length: {len(body)}\r\n"
    return f"{head}Connection: close\r\n\r\n{body}".encode()


class Proxy:
    """Forwards connections to the server at `target` (host:port)."""

    def __init__(self, target: str) -> None:
        self.host, port = target.rsplit(":", 1)
        self.port = int(port)
        self.requests: list[tuple[str, str]] = []
        """Request line (method and path) and Idempotency-Key of every request."""
        self.drop_responses = 0
        """The number of further responses to POSTs to drop after the server sent them."""
        self.replacements: list[bytes] = []
        """Responses sent instead of the server's, one per request."""
        self.overrides: dict[str, bytes] = {}
        """Responses sent instead of the server's to every request whose line contains the key, until removed."""
        self.block_streams = False
        """Whether streams are blocked."""
        self._writers: set[asyncio.StreamWriter] = set()

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"
        return self

    async def __aexit__(self, *_: object) -> None:
        self._server.close()
        self.cut()

    async def was_asked(self, part: str) -> bool:
        """Returns whether the line of any request contains this."""
        return any(part in line for line, _ in self.requests)

    def cut(self) -> None:
        """Closes all connections."""
        for writer in self._writers:
            writer.transport.abort()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            below, above = await asyncio.open_connection(self.host, self.port)
            self._writers |= {writer, above}
            line = [""]
            answers = asyncio.ensure_future(self._answers(below, writer, above, line))
            while piece := await reader.read(65536):
                if found := re.match(rb"([A-Z]+ \S+) HTTP/1.1", piece):
                    key = re.search(rb"idempotency-key: (\S+)", piece, re.IGNORECASE)
                    line[0] = found[1].decode()
                    self.requests.append((line[0], key[1].decode() if key else ""))
                    instead = next((answer for part, answer in self.overrides.items() if part in line[0]), None)
                    if instead is None and self.replacements:
                        instead = self.replacements.pop(0)
                    if instead is not None:
                        writer.write(instead)
                        writer.close()
                        break
                above.write(piece)
            answers.cancel()
            self._writers -= {writer, above}
            above.close()
            writer.close()

    async def _answers(
        self, below: asyncio.StreamReader, writer: asyncio.StreamWriter, above: asyncio.StreamWriter, line: list[str]
    ) -> None:
        with contextlib.suppress(OSError):
            while piece := await below.read(65536):
                if self.drop_responses and line[0].startswith("POST"):
                    self.drop_responses -= 1
                    break
                if not (self.block_streams and "/stream" in line[0]):
                    writer.write(piece)
        writer.transport.abort()
        above.transport.abort()
