"""Retries reads, and writes with an Idempotency-Key. Every operation uses this transport."""

import asyncio
import random
import time
from typing import Any

import httpx

# Marks a request without a key as idempotent.
REPEATABLE = "salon_repeatable"
# A longer Retry-After is cut to one hour.
MAX_RETRY_AFTER = 3600.0


class Unavailable(httpx.TransportError):
    """The response was not written by Salon: it came from a proxy, or from another server."""


class Refused(Exception):
    """The server refused the request, with a problem document that has a stable `code`."""

    def __init__(self, problem: dict[str, Any], response: httpx.Response) -> None:
        self.problem, self.code, self.status = problem, str(problem.get("code")), response.status_code
        self.retry_after = retry_after(response)
        super().__init__(f"{self.code}: {problem.get('detail') or problem.get('title')}")

    @property
    def is_passing(self) -> bool:
        """Whether the same request may succeed later: the server is busy, failing or restarting."""
        return self.status == 429 or self.status >= 500


class Backoff:
    """Exponential backoff with jitter, so that many clients do not retry at the same time."""

    def __init__(self, first: float = 0.5, longest: float = 30.0) -> None:
        self.first, self.longest, self._next = first, longest, first

    def reset(self) -> None:
        """Starts again with the shortest delay, after a success."""
        self._next = self.first

    def next(self, at_least: float = 0.0) -> float:
        """Returns the next delay in seconds."""
        wait = self._next * random.uniform(0.5, 1.0)
        self._next = min(self.longest, self._next * 2)
        return max(wait, at_least)


def retry_after(response: httpx.Response) -> float:
    """Returns the seconds in Retry-After, at most MAX_RETRY_AFTER; 0 without the header."""
    value = response.headers.get("retry-after", "")
    return min(float(value), MAX_RETRY_AFTER) if value.isdecimal() else 0.0


class Retrying(httpx.AsyncBaseTransport):
    """A transport that retries requests that are safe to repeat, for up to `patience` seconds."""

    def __init__(self, inner: httpx.AsyncBaseTransport, patience: float = 60.0) -> None:
        self.inner, self.patience = inner, patience

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        # Streams are not retried here: `follow` reopens them at its cursor.
        if request.headers.get("accept") == "text/event-stream":
            return await self.inner.handle_async_request(request)
        await request.aread()
        safe = request.method in ("GET", "HEAD") or "idempotency-key" in request.headers
        repeatable = safe or REPEATABLE in request.extensions
        backoff, end = Backoff(first=0.2, longest=10.0), time.monotonic() + self.patience
        while True:
            lost: httpx.RequestError | None = None
            try:
                response = await self.inner.handle_async_request(request)
                # Read the whole body here, so that a broken response is retried like a missing one.
                await response.aread()
                # A request with 429 had no effect, so any may be repeated; one with a 5xx may have had one.
                if response.status_code != 429 and not (repeatable and response.status_code >= 500):
                    return readable(response)
                wait = backoff.next(retry_after(response))
            except (
                httpx.TimeoutException,
                httpx.NetworkError,
                httpx.RemoteProtocolError,
                httpx.DecodingError,
            ) as error:
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
    """Returns the response; raises Unavailable for an error that Salon did not write."""
    if response.status_code >= 400 and "problem+json" not in response.headers.get("content-type", ""):
        raise Unavailable(f"answered with {response.status_code} and no problem document")
    return response


def content(response: httpx.Response) -> dict[str, Any]:
    """Returns the JSON object of a response; raises Refused for a problem document, Unavailable for anything else."""
    try:
        answer = readable(response).json()
    except ValueError:
        answer = None
    if not isinstance(answer, dict):
        raise Unavailable(f"answered with {response.status_code} and no JSON")
    if response.status_code >= 400:
        raise Refused(answer, response)
    return answer
