from http import HTTPStatus
from typing import Any

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.problem import Problem
from ...models.stream_feed_from import StreamFeedFrom
from ...types import UNSET, Response, Unset


def _get_kwargs(
    *,
    cursor: str | Unset = UNSET,
    from_: StreamFeedFrom | Unset = UNSET,
    kinds: str | Unset = UNSET,
    unread: bool | Unset = UNSET,
    words: bool | Unset = UNSET,
    ticket: str | Unset = UNSET,
    last_event_id: str | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    if not isinstance(last_event_id, Unset):
        headers["Last-Event-ID"] = last_event_id

    params: dict[str, Any] = {}

    params["cursor"] = cursor

    json_from_: str | Unset = UNSET
    if not isinstance(from_, Unset):
        json_from_ = from_.value

    params["from"] = json_from_

    params["kinds"] = kinds

    params["unread"] = unread

    params["words"] = words

    params["ticket"] = ticket

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/account/feed/stream",
        "params": params,
    }

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Problem | str | None:
    if response.status_code == 200:
        response_200 = response.text
        return response_200

    if response.status_code == 400:
        response_400 = Problem.from_dict(response.json())

        return response_400

    if response.status_code == 401:
        response_401 = Problem.from_dict(response.json())

        return response_401

    if response.status_code == 403:
        response_403 = Problem.from_dict(response.json())

        return response_403

    if response.status_code == 429:
        response_429 = Problem.from_dict(response.json())

        return response_429

    if response.status_code == 500:
        response_500 = Problem.from_dict(response.json())

        return response_500

    if response.status_code == 503:
        response_503 = Problem.from_dict(response.json())

        return response_503

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Response[Problem | str]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient,
    cursor: str | Unset = UNSET,
    from_: StreamFeedFrom | Unset = UNSET,
    kinds: str | Unset = UNSET,
    unread: bool | Unset = UNSET,
    words: bool | Unset = UNSET,
    ticket: str | Unset = UNSET,
    last_event_id: str | Unset = UNSET,
) -> Response[Problem | str]:
    """Stream my feed.

     A stream of server-sent events: `ready` immediately, then `news` for every item, with its id and a
    `FeedItem` as its data. The
    items and their order are those of the pages: a client that reconnects with `Last-Event-ID`, or
    continues with the `cursor` of a
    page, gets every item exactly once. A bot needs no other stream: with `from=oldest&unread=true` it
    starts with the items that it
    has not marked as read.

    Scope of personal access tokens: `read`.

    Args:
        cursor (str | Unset):
        from_ (StreamFeedFrom | Unset): Where a stream starts without a cursor.
        kinds (str | Unset):
        unread (bool | Unset):
        words (bool | Unset):
        ticket (str | Unset):
        last_event_id (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Problem | str]
    """

    kwargs = _get_kwargs(
        cursor=cursor,
        from_=from_,
        kinds=kinds,
        unread=unread,
        words=words,
        ticket=ticket,
        last_event_id=last_event_id,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    *,
    client: AuthenticatedClient,
    cursor: str | Unset = UNSET,
    from_: StreamFeedFrom | Unset = UNSET,
    kinds: str | Unset = UNSET,
    unread: bool | Unset = UNSET,
    words: bool | Unset = UNSET,
    ticket: str | Unset = UNSET,
    last_event_id: str | Unset = UNSET,
) -> Problem | str | None:
    """Stream my feed.

     A stream of server-sent events: `ready` immediately, then `news` for every item, with its id and a
    `FeedItem` as its data. The
    items and their order are those of the pages: a client that reconnects with `Last-Event-ID`, or
    continues with the `cursor` of a
    page, gets every item exactly once. A bot needs no other stream: with `from=oldest&unread=true` it
    starts with the items that it
    has not marked as read.

    Scope of personal access tokens: `read`.

    Args:
        cursor (str | Unset):
        from_ (StreamFeedFrom | Unset): Where a stream starts without a cursor.
        kinds (str | Unset):
        unread (bool | Unset):
        words (bool | Unset):
        ticket (str | Unset):
        last_event_id (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Problem | str
    """

    return sync_detailed(
        client=client,
        cursor=cursor,
        from_=from_,
        kinds=kinds,
        unread=unread,
        words=words,
        ticket=ticket,
        last_event_id=last_event_id,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient,
    cursor: str | Unset = UNSET,
    from_: StreamFeedFrom | Unset = UNSET,
    kinds: str | Unset = UNSET,
    unread: bool | Unset = UNSET,
    words: bool | Unset = UNSET,
    ticket: str | Unset = UNSET,
    last_event_id: str | Unset = UNSET,
) -> Response[Problem | str]:
    """Stream my feed.

     A stream of server-sent events: `ready` immediately, then `news` for every item, with its id and a
    `FeedItem` as its data. The
    items and their order are those of the pages: a client that reconnects with `Last-Event-ID`, or
    continues with the `cursor` of a
    page, gets every item exactly once. A bot needs no other stream: with `from=oldest&unread=true` it
    starts with the items that it
    has not marked as read.

    Scope of personal access tokens: `read`.

    Args:
        cursor (str | Unset):
        from_ (StreamFeedFrom | Unset): Where a stream starts without a cursor.
        kinds (str | Unset):
        unread (bool | Unset):
        words (bool | Unset):
        ticket (str | Unset):
        last_event_id (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Problem | str]
    """

    kwargs = _get_kwargs(
        cursor=cursor,
        from_=from_,
        kinds=kinds,
        unread=unread,
        words=words,
        ticket=ticket,
        last_event_id=last_event_id,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient,
    cursor: str | Unset = UNSET,
    from_: StreamFeedFrom | Unset = UNSET,
    kinds: str | Unset = UNSET,
    unread: bool | Unset = UNSET,
    words: bool | Unset = UNSET,
    ticket: str | Unset = UNSET,
    last_event_id: str | Unset = UNSET,
) -> Problem | str | None:
    """Stream my feed.

     A stream of server-sent events: `ready` immediately, then `news` for every item, with its id and a
    `FeedItem` as its data. The
    items and their order are those of the pages: a client that reconnects with `Last-Event-ID`, or
    continues with the `cursor` of a
    page, gets every item exactly once. A bot needs no other stream: with `from=oldest&unread=true` it
    starts with the items that it
    has not marked as read.

    Scope of personal access tokens: `read`.

    Args:
        cursor (str | Unset):
        from_ (StreamFeedFrom | Unset): Where a stream starts without a cursor.
        kinds (str | Unset):
        unread (bool | Unset):
        words (bool | Unset):
        ticket (str | Unset):
        last_event_id (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Problem | str
    """

    return (
        await asyncio_detailed(
            client=client,
            cursor=cursor,
            from_=from_,
            kinds=kinds,
            unread=unread,
            words=words,
            ticket=ticket,
            last_event_id=last_event_id,
        )
    ).parsed
