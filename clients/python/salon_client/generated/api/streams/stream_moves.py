from http import HTTPStatus
from typing import Any

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.problem import Problem
from ...types import UNSET, Response, Unset


def _get_kwargs(
    *,
    last_event_id: str | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    if not isinstance(last_event_id, Unset):
        headers["Last-Event-ID"] = last_event_id

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/stream",
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
    last_event_id: str | Unset = UNSET,
) -> Response[Problem | str]:
    """Stream changes in all my games.

     A stream of server-sent events: `ready` immediately, then `move` for every move in a game of the
    caller, `status` when such a game
    starts, is aborted, or ends by resignation, and `rewound` when moves of a sandbox were taken back.
    The data of all of them is a
    `MovePlace`: the game, its version and status, and the decision it is waiting for from the caller. A
    client that reconnects with
    `Last-Event-ID` gets every change exactly once; without it the stream starts now.

    Scope of personal access tokens: `read`.

    Args:
        last_event_id (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Problem | str]
    """

    kwargs = _get_kwargs(
        last_event_id=last_event_id,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    *,
    client: AuthenticatedClient,
    last_event_id: str | Unset = UNSET,
) -> Problem | str | None:
    """Stream changes in all my games.

     A stream of server-sent events: `ready` immediately, then `move` for every move in a game of the
    caller, `status` when such a game
    starts, is aborted, or ends by resignation, and `rewound` when moves of a sandbox were taken back.
    The data of all of them is a
    `MovePlace`: the game, its version and status, and the decision it is waiting for from the caller. A
    client that reconnects with
    `Last-Event-ID` gets every change exactly once; without it the stream starts now.

    Scope of personal access tokens: `read`.

    Args:
        last_event_id (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Problem | str
    """

    return sync_detailed(
        client=client,
        last_event_id=last_event_id,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient,
    last_event_id: str | Unset = UNSET,
) -> Response[Problem | str]:
    """Stream changes in all my games.

     A stream of server-sent events: `ready` immediately, then `move` for every move in a game of the
    caller, `status` when such a game
    starts, is aborted, or ends by resignation, and `rewound` when moves of a sandbox were taken back.
    The data of all of them is a
    `MovePlace`: the game, its version and status, and the decision it is waiting for from the caller. A
    client that reconnects with
    `Last-Event-ID` gets every change exactly once; without it the stream starts now.

    Scope of personal access tokens: `read`.

    Args:
        last_event_id (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Problem | str]
    """

    kwargs = _get_kwargs(
        last_event_id=last_event_id,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient,
    last_event_id: str | Unset = UNSET,
) -> Problem | str | None:
    """Stream changes in all my games.

     A stream of server-sent events: `ready` immediately, then `move` for every move in a game of the
    caller, `status` when such a game
    starts, is aborted, or ends by resignation, and `rewound` when moves of a sandbox were taken back.
    The data of all of them is a
    `MovePlace`: the game, its version and status, and the decision it is waiting for from the caller. A
    client that reconnects with
    `Last-Event-ID` gets every change exactly once; without it the stream starts now.

    Scope of personal access tokens: `read`.

    Args:
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
            last_event_id=last_event_id,
        )
    ).parsed
