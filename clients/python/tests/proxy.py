"""A proxy that does to connections what networks do: loses answers, cuts or holds back streams, turns clients away."""

import asyncio
import contextlib
import re
from typing import Self


def answer(status: int, body: str = "{}", kind: str = "application/problem+json", more: str = "") -> bytes:
    """An answer that something gives instead of the server; `more` are headers, each with its line's end."""
    head = f"HTTP/1.1 {status} Instead\r\n{more}Content-Type: {kind}\r\nContent-Length: {len(body)}\r\n"
    return f"{head}Connection: close\r\n\r\n{body}".encode()


class Proxy:
    """Stands between a client and the server at `target` (host:port)."""

    def __init__(self, target: str) -> None:
        self.host, port = target.rsplit(":", 1)
        self.port = int(port)
        self.requests: list[tuple[str, str]] = []
        """Method and path, and the Idempotency-Key, of everything that was asked."""
        self.swallow = 0
        """So many answers to POSTs are lost, after the server gave them."""
        self.turn_away: list[bytes] = []
        """Answers given instead of the server's, one for each request."""
        self.away: dict[str, bytes] = {}
        """Answers given instead, for as long as they stand here, to all requests with this in their line."""
        self.hold_streams = False
        """Whether nothing of a stream comes through."""
        self._writers: set[asyncio.StreamWriter] = set()

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"
        return self

    async def __aexit__(self, *_: object) -> None:
        self._server.close()
        self.cut()

    async def was_asked(self, part: str) -> bool:
        """Whether a request had this in its line."""
        return any(part in line for line, _ in self.requests)

    def cut(self) -> None:
        """Ends all connections at once."""
        for writer in self._writers:
            writer.transport.abort()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            below, above = await asyncio.open_connection(self.host, self.port)
            self._writers |= {writer, above}
            asked = [""]
            answers = asyncio.ensure_future(self._answers(below, writer, above, asked))
            while piece := await reader.read(65536):
                if line := re.match(rb"([A-Z]+ \S+) HTTP/1.1", piece):
                    key = re.search(rb"idempotency-key: (\S+)", piece, re.IGNORECASE)
                    asked[0] = line[1].decode()
                    self.requests.append((asked[0], key[1].decode() if key else ""))
                    instead = next((answer for part, answer in self.away.items() if part in asked[0]), None)
                    if instead is None and self.turn_away:
                        instead = self.turn_away.pop(0)
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
        self, below: asyncio.StreamReader, writer: asyncio.StreamWriter, above: asyncio.StreamWriter, asked: list[str]
    ) -> None:
        with contextlib.suppress(OSError):
            while piece := await below.read(65536):
                if self.swallow and asked[0].startswith("POST"):
                    self.swallow -= 1
                    break
                if not (self.hold_streams and "/stream" in asked[0]):
                    writer.write(piece)
        writer.transport.abort()
        above.transport.abort()
