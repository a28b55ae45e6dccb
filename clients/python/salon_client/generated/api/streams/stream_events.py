from http import HTTPStatus
from typing import Any
from urllib.parse import quote
from uuid import UUID

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.problem import Problem
from ...types import UNSET, Response, Unset


def _get_kwargs(
    id: UUID,
    *,
    from_: int | Unset = UNSET,
    last_event_id_query: str | Unset = UNSET,
    words: bool | Unset = UNSET,
    ticket: str | Unset = UNSET,
    last_event_id_header: str | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    if not isinstance(last_event_id_header, Unset):
        headers["Last-Event-ID"] = last_event_id_header

    params: dict[str, Any] = {}

    params["from"] = from_

    params["last_event_id"] = last_event_id_query

    params["words"] = words

    params["ticket"] = ticket

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/games/{id}/stream".format(
            id=quote(str(id), safe=""),
        ),
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

    if response.status_code == 404:
        response_404 = Problem.from_dict(response.json())

        return response_404

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
    id: UUID,
    *,
    client: AuthenticatedClient,
    from_: int | Unset = UNSET,
    last_event_id_query: str | Unset = UNSET,
    words: bool | Unset = UNSET,
    ticket: str | Unset = UNSET,
    last_event_id_header: str | Unset = UNSET,
) -> Response[Problem | str]:
    """Stream the events of a game.

     A stream of server-sent events: `event` with the number of the event as its id and an `EventView` as
    its data, `end` when the
    game is over, `reconnect` when the server stops or the token expires. In a sandbox, `rewound` with a
    `version` as its data means
    that moves were taken back: events from that number on are void, and new ones follow. A client that
    reconnects with
    `Last-Event-ID` gets every event exactly once. Comments are sent regularly to keep the connection
    open.

    Scope of personal access tokens: `read`.

    Args:
        id (UUID): A game.
        from_ (int | Unset):
        last_event_id_query (str | Unset):
        words (bool | Unset):
        ticket (str | Unset):
        last_event_id_header (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Problem | str]
    """

    kwargs = _get_kwargs(
        id=id,
        from_=from_,
        last_event_id_query=last_event_id_query,
        words=words,
        ticket=ticket,
        last_event_id_header=last_event_id_header,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    id: UUID,
    *,
    client: AuthenticatedClient,
    from_: int | Unset = UNSET,
    last_event_id_query: str | Unset = UNSET,
    words: bool | Unset = UNSET,
    ticket: str | Unset = UNSET,
    last_event_id_header: str | Unset = UNSET,
) -> Problem | str | None:
    """Stream the events of a game.

     A stream of server-sent events: `event` with the number of the event as its id and an `EventView` as
    its data, `end` when the
    game is over, `reconnect` when the server stops or the token expires. In a sandbox, `rewound` with a
    `version` as its data means
    that moves were taken back: events from that number on are void, and new ones follow. A client that
    reconnects with
    `Last-Event-ID` gets every event exactly once. Comments are sent regularly to keep the connection
    open.

    Scope of personal access tokens: `read`.

    Args:
        id (UUID): A game.
        from_ (int | Unset):
        last_event_id_query (str | Unset):
        words (bool | Unset):
        ticket (str | Unset):
        last_event_id_header (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Problem | str
    """

    return sync_detailed(
        id=id,
        client=client,
        from_=from_,
        last_event_id_query=last_event_id_query,
        words=words,
        ticket=ticket,
        last_event_id_header=last_event_id_header,
    ).parsed


async def asyncio_detailed(
    id: UUID,
    *,
    client: AuthenticatedClient,
    from_: int | Unset = UNSET,
    last_event_id_query: str | Unset = UNSET,
    words: bool | Unset = UNSET,
    ticket: str | Unset = UNSET,
    last_event_id_header: str | Unset = UNSET,
) -> Response[Problem | str]:
    """Stream the events of a game.

     A stream of server-sent events: `event` with the number of the event as its id and an `EventView` as
    its data, `end` when the
    game is over, `reconnect` when the server stops or the token expires. In a sandbox, `rewound` with a
    `version` as its data means
    that moves were taken back: events from that number on are void, and new ones follow. A client that
    reconnects with
    `Last-Event-ID` gets every event exactly once. Comments are sent regularly to keep the connection
    open.

    Scope of personal access tokens: `read`.

    Args:
        id (UUID): A game.
        from_ (int | Unset):
        last_event_id_query (str | Unset):
        words (bool | Unset):
        ticket (str | Unset):
        last_event_id_header (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Problem | str]
    """

    kwargs = _get_kwargs(
        id=id,
        from_=from_,
        last_event_id_query=last_event_id_query,
        words=words,
        ticket=ticket,
        last_event_id_header=last_event_id_header,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    id: UUID,
    *,
    client: AuthenticatedClient,
    from_: int | Unset = UNSET,
    last_event_id_query: str | Unset = UNSET,
    words: bool | Unset = UNSET,
    ticket: str | Unset = UNSET,
    last_event_id_header: str | Unset = UNSET,
) -> Problem | str | None:
    """Stream the events of a game.

     A stream of server-sent events: `event` with the number of the event as its id and an `EventView` as
    its data, `end` when the
    game is over, `reconnect` when the server stops or the token expires. In a sandbox, `rewound` with a
    `version` as its data means
    that moves were taken back: events from that number on are void, and new ones follow. A client that
    reconnects with
    `Last-Event-ID` gets every event exactly once. Comments are sent regularly to keep the connection
    open.

    Scope of personal access tokens: `read`.

    Args:
        id (UUID): A game.
        from_ (int | Unset):
        last_event_id_query (str | Unset):
        words (bool | Unset):
        ticket (str | Unset):
        last_event_id_header (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Problem | str
    """

    return (
        await asyncio_detailed(
            id=id,
            client=client,
            from_=from_,
            last_event_id_query=last_event_id_query,
            words=words,
            ticket=ticket,
            last_event_id_header=last_event_id_header,
        )
    ).parsed
