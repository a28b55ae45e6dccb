from http import HTTPStatus
from typing import Any, cast

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.feed_page import FeedPage
from ...models.list_feed_from import ListFeedFrom
from ...models.problem import Problem
from ...types import UNSET, Response, Unset


def _get_kwargs(
    *,
    limit: int | Unset = UNSET,
    cursor: str | Unset = UNSET,
    before: str | Unset = UNSET,
    from_: ListFeedFrom | Unset = UNSET,
    kinds: str | Unset = UNSET,
    unread: bool | Unset = UNSET,
    wait: int | Unset = UNSET,
    words: bool | Unset = UNSET,
    if_none_match: str | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    if not isinstance(if_none_match, Unset):
        headers["If-None-Match"] = if_none_match

    params: dict[str, Any] = {}

    params["limit"] = limit

    params["cursor"] = cursor

    params["before"] = before

    json_from_: str | Unset = UNSET
    if not isinstance(from_, Unset):
        json_from_ = from_.value

    params["from"] = json_from_

    params["kinds"] = kinds

    params["unread"] = unread

    params["wait"] = wait

    params["words"] = words

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/account/feed",
        "params": params,
    }

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Any | FeedPage | Problem | None:
    if response.status_code == 200:
        response_200 = FeedPage.from_dict(response.json())

        return response_200

    if response.status_code == 304:
        response_304 = cast(Any, None)
        return response_304

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
) -> Response[Any | FeedPage | Problem]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient,
    limit: int | Unset = UNSET,
    cursor: str | Unset = UNSET,
    before: str | Unset = UNSET,
    from_: ListFeedFrom | Unset = UNSET,
    kinds: str | Unset = UNSET,
    unread: bool | Unset = UNSET,
    wait: int | Unset = UNSET,
    words: bool | Unset = UNSET,
    if_none_match: str | Unset = UNSET,
) -> Response[Any | FeedPage | Problem]:
    """Read my feed.

     The notices of the caller, in an order that never changes. Without a cursor the newest items (a
    client shows them and goes back
    with `before`); with `from=oldest` all stored items. FeedSubscription `next_cursor` returns every
    item exactly once: no item is ever
    inserted before it later. With `wait` the server answers an empty page only after an item arrived or
    the time has passed; it waits
    at most a little less than its own time limit for requests. The operator of the server decides how
    long items are stored, 90 days
    by default.

    Scope of personal access tokens: `read`.

    Args:
        limit (int | Unset):
        cursor (str | Unset):
        before (str | Unset):
        from_ (ListFeedFrom | Unset): Where a list starts without a cursor.
        kinds (str | Unset):
        unread (bool | Unset):
        wait (int | Unset):
        words (bool | Unset):
        if_none_match (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Any | FeedPage | Problem]
    """

    kwargs = _get_kwargs(
        limit=limit,
        cursor=cursor,
        before=before,
        from_=from_,
        kinds=kinds,
        unread=unread,
        wait=wait,
        words=words,
        if_none_match=if_none_match,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    *,
    client: AuthenticatedClient,
    limit: int | Unset = UNSET,
    cursor: str | Unset = UNSET,
    before: str | Unset = UNSET,
    from_: ListFeedFrom | Unset = UNSET,
    kinds: str | Unset = UNSET,
    unread: bool | Unset = UNSET,
    wait: int | Unset = UNSET,
    words: bool | Unset = UNSET,
    if_none_match: str | Unset = UNSET,
) -> Any | FeedPage | Problem | None:
    """Read my feed.

     The notices of the caller, in an order that never changes. Without a cursor the newest items (a
    client shows them and goes back
    with `before`); with `from=oldest` all stored items. FeedSubscription `next_cursor` returns every
    item exactly once: no item is ever
    inserted before it later. With `wait` the server answers an empty page only after an item arrived or
    the time has passed; it waits
    at most a little less than its own time limit for requests. The operator of the server decides how
    long items are stored, 90 days
    by default.

    Scope of personal access tokens: `read`.

    Args:
        limit (int | Unset):
        cursor (str | Unset):
        before (str | Unset):
        from_ (ListFeedFrom | Unset): Where a list starts without a cursor.
        kinds (str | Unset):
        unread (bool | Unset):
        wait (int | Unset):
        words (bool | Unset):
        if_none_match (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Any | FeedPage | Problem
    """

    return sync_detailed(
        client=client,
        limit=limit,
        cursor=cursor,
        before=before,
        from_=from_,
        kinds=kinds,
        unread=unread,
        wait=wait,
        words=words,
        if_none_match=if_none_match,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient,
    limit: int | Unset = UNSET,
    cursor: str | Unset = UNSET,
    before: str | Unset = UNSET,
    from_: ListFeedFrom | Unset = UNSET,
    kinds: str | Unset = UNSET,
    unread: bool | Unset = UNSET,
    wait: int | Unset = UNSET,
    words: bool | Unset = UNSET,
    if_none_match: str | Unset = UNSET,
) -> Response[Any | FeedPage | Problem]:
    """Read my feed.

     The notices of the caller, in an order that never changes. Without a cursor the newest items (a
    client shows them and goes back
    with `before`); with `from=oldest` all stored items. FeedSubscription `next_cursor` returns every
    item exactly once: no item is ever
    inserted before it later. With `wait` the server answers an empty page only after an item arrived or
    the time has passed; it waits
    at most a little less than its own time limit for requests. The operator of the server decides how
    long items are stored, 90 days
    by default.

    Scope of personal access tokens: `read`.

    Args:
        limit (int | Unset):
        cursor (str | Unset):
        before (str | Unset):
        from_ (ListFeedFrom | Unset): Where a list starts without a cursor.
        kinds (str | Unset):
        unread (bool | Unset):
        wait (int | Unset):
        words (bool | Unset):
        if_none_match (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Any | FeedPage | Problem]
    """

    kwargs = _get_kwargs(
        limit=limit,
        cursor=cursor,
        before=before,
        from_=from_,
        kinds=kinds,
        unread=unread,
        wait=wait,
        words=words,
        if_none_match=if_none_match,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient,
    limit: int | Unset = UNSET,
    cursor: str | Unset = UNSET,
    before: str | Unset = UNSET,
    from_: ListFeedFrom | Unset = UNSET,
    kinds: str | Unset = UNSET,
    unread: bool | Unset = UNSET,
    wait: int | Unset = UNSET,
    words: bool | Unset = UNSET,
    if_none_match: str | Unset = UNSET,
) -> Any | FeedPage | Problem | None:
    """Read my feed.

     The notices of the caller, in an order that never changes. Without a cursor the newest items (a
    client shows them and goes back
    with `before`); with `from=oldest` all stored items. FeedSubscription `next_cursor` returns every
    item exactly once: no item is ever
    inserted before it later. With `wait` the server answers an empty page only after an item arrived or
    the time has passed; it waits
    at most a little less than its own time limit for requests. The operator of the server decides how
    long items are stored, 90 days
    by default.

    Scope of personal access tokens: `read`.

    Args:
        limit (int | Unset):
        cursor (str | Unset):
        before (str | Unset):
        from_ (ListFeedFrom | Unset): Where a list starts without a cursor.
        kinds (str | Unset):
        unread (bool | Unset):
        wait (int | Unset):
        words (bool | Unset):
        if_none_match (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Any | FeedPage | Problem
    """

    return (
        await asyncio_detailed(
            client=client,
            limit=limit,
            cursor=cursor,
            before=before,
            from_=from_,
            kinds=kinds,
            unread=unread,
            wait=wait,
            words=words,
            if_none_match=if_none_match,
        )
    ).parsed
