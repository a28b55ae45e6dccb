"""Sends again what may be sent again: reads, and writes under an Idempotency-Key. Every operation goes through here."""

import asyncio
import random
import time
from typing import Any

import httpx

# Says of a request without a key that doing it twice is like doing it once.
REPEATABLE = "salon_repeatable"


class Unavailable(httpx.TransportError):
    """The server, or something before it, does not answer as Salon does."""


class Refused(Exception):
    """The server refused, and said why in a problem document with a stable `code`."""

    def __init__(self, problem: dict[str, Any]) -> None:
        self.problem, self.code, self.status = problem, str(problem.get("code")), int(problem.get("status", 0))
        super().__init__(f"{self.code}: {problem.get('detail') or problem.get('title')}")


class Backoff:
    """Waits that grow, each with jitter, so that many clients do not come back at the same instant."""

    def __init__(self, first: float = 0.5, most: float = 30.0) -> None:
        self.first, self.most, self._next = first, most, first

    def reset(self) -> None:
        """After something worked."""
        self._next = self.first

    def next(self, at_least: float = 0.0) -> float:
        """How long to wait now, in seconds."""
        wait = self._next * random.uniform(0.5, 1.0)
        self._next = min(self.most, self._next * 2)
        return max(wait, at_least)


def retry_after(response: httpx.Response) -> float:
    """The seconds the server wants to be left alone; 0 if it does not say."""
    value = response.headers.get("retry-after", "")
    return float(value) if value.isdecimal() else 0.0


class Retrying(httpx.AsyncBaseTransport):
    """A transport that sends again what can be sent again, for as long as `patience` seconds."""

    def __init__(self, inner: httpx.AsyncBaseTransport, patience: float = 60.0) -> None:
        self.inner, self.patience = inner, patience

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        # A stream is not read here; whoever follows it knows where to go on.
        if request.headers.get("accept") == "text/event-stream":
            return await self.inner.handle_async_request(request)
        await request.aread()
        safe = request.method in ("GET", "HEAD") or "idempotency-key" in request.headers
        repeatable = safe or REPEATABLE in request.extensions
        backoff, end = Backoff(first=0.2, most=10.0), time.monotonic() + self.patience
        while True:
            lost: httpx.TransportError | None = None
            try:
                response = await self.inner.handle_async_request(request)
                # An answer that breaks off is as lost as one that never came.
                await response.aread()
                # 429 was not acted upon, so anything may come again; a 5xx may hide an effect.
                if response.status_code != 429 and not (repeatable and response.status_code >= 500):
                    return readable(response)
                wait = backoff.next(retry_after(response))
            except (httpx.TimeoutException, httpx.NetworkError, httpx.RemoteProtocolError) as error:
                if not repeatable:
                    raise
                lost, wait = error, backoff.next()
            if time.monotonic() + wait > end:
                if lost is not None:
                    raise lost
                return readable(response)
            await asyncio.sleep(wait)

    async def aclose(self) -> None:
        await self.inner.aclose()


def readable(response: httpx.Response) -> httpx.Response:
    """The answer, unless it is a refusal that Salon did not write: the page of a proxy, or of another server."""
    if response.status_code >= 400 and "json" not in response.headers.get("content-type", ""):
        raise Unavailable(f"answered with {response.status_code} and no problem document")
    return response
