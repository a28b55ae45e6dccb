"""Sends again what may be sent again: reads, and writes under an Idempotency-Key. Every operation goes through here."""

import asyncio
import random
import time
from typing import Any

import httpx

# Says of a request without a key that doing it twice is like doing it once.
REPEATABLE = "salon_repeatable"
# Whoever says more than an hour is asked again after an hour.
LONGEST_WAIT = 3600.0


class Unavailable(httpx.TransportError):
    """The server, or something before it, does not answer as Salon does."""


class Refused(Exception):
    """The server refused, and said why in a problem document with a stable `code`."""

    def __init__(self, problem: dict[str, Any], response: httpx.Response) -> None:
        self.problem, self.code, self.status = problem, str(problem.get("code")), response.status_code
        self.retry_after = retry_after(response)
        super().__init__(f"{self.code}: {problem.get('detail') or problem.get('title')}")

    @property
    def is_passing(self) -> bool:
        """Whether the same may be answered otherwise later: the server is busy, failing or being restarted."""
        return self.status == 429 or self.status >= 500


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
    """The seconds the server wants to be left alone; 0 if it does not say. Nobody is sent away for ever."""
    value = response.headers.get("retry-after", "")
    return min(float(value), LONGEST_WAIT) if value.isdecimal() else 0.0


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
            lost: httpx.RequestError | None = None
            try:
                response = await self.inner.handle_async_request(request)
                # An answer that breaks off is as lost as one that never came.
                await response.aread()
                # 429 was not acted upon, so anything may come again; a 5xx may hide an effect.
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
    """The answer, unless it is a refusal that Salon did not write: the page of a proxy, or of another server."""
    if response.status_code >= 400 and "problem+json" not in response.headers.get("content-type", ""):
        raise Unavailable(f"answered with {response.status_code} and no problem document")
    return response


def content(response: httpx.Response) -> dict[str, Any]:
    """What Salon answered, or refused with. What is no JSON object was written by something before it."""
    try:
        answer = readable(response).json()
    except ValueError:
        answer = None
    if not isinstance(answer, dict):
        raise Unavailable(f"answered with {response.status_code} and no JSON")
    if response.status_code >= 400:
        raise Refused(answer, response)
    return answer
