from http import HTTPStatus
from typing import Any

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.create_ticket_request import CreateTicketRequest
from ...models.created_ticket import CreatedTicket
from ...models.problem import Problem
from ...types import Response


def _get_kwargs(
    *,
    body: CreateTicketRequest,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v1/tickets",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> CreatedTicket | Problem | None:
    if response.status_code == 201:
        response_201 = CreatedTicket.from_dict(response.json())

        return response_201

    if response.status_code == 400:
        response_400 = Problem.from_dict(response.json())

        return response_400

    if response.status_code == 401:
        response_401 = Problem.from_dict(response.json())

        return response_401

    if response.status_code == 403:
        response_403 = Problem.from_dict(response.json())

        return response_403

    if response.status_code == 408:
        response_408 = Problem.from_dict(response.json())

        return response_408

    if response.status_code == 413:
        response_413 = Problem.from_dict(response.json())

        return response_413

    if response.status_code == 415:
        response_415 = Problem.from_dict(response.json())

        return response_415

    if response.status_code == 422:
        response_422 = Problem.from_dict(response.json())

        return response_422

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
) -> Response[CreatedTicket | Problem]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient,
    body: CreateTicketRequest,
) -> Response[CreatedTicket | Problem]:
    """Create a ticket.

     For `EventSource` and `<img>`, which cannot send a token: the ticket is sent as the query parameter
    `ticket`, any number of times
    until it expires. It opens the stream of one game, the stream of the caller's feed, or the pictures
    of one game, as the caller may
    see them, and ends with the caller's session. That the game exists is not checked here. A stream
    that was opened with a ticket
    ends when an access token of the same age would expire.

    Scope of personal access tokens: `read`.

    Args:
        body (CreateTicketRequest): What a ticket is for.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[CreatedTicket | Problem]
    """

    kwargs = _get_kwargs(
        body=body,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    *,
    client: AuthenticatedClient,
    body: CreateTicketRequest,
) -> CreatedTicket | Problem | None:
    """Create a ticket.

     For `EventSource` and `<img>`, which cannot send a token: the ticket is sent as the query parameter
    `ticket`, any number of times
    until it expires. It opens the stream of one game, the stream of the caller's feed, or the pictures
    of one game, as the caller may
    see them, and ends with the caller's session. That the game exists is not checked here. A stream
    that was opened with a ticket
    ends when an access token of the same age would expire.

    Scope of personal access tokens: `read`.

    Args:
        body (CreateTicketRequest): What a ticket is for.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        CreatedTicket | Problem
    """

    return sync_detailed(
        client=client,
        body=body,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient,
    body: CreateTicketRequest,
) -> Response[CreatedTicket | Problem]:
    """Create a ticket.

     For `EventSource` and `<img>`, which cannot send a token: the ticket is sent as the query parameter
    `ticket`, any number of times
    until it expires. It opens the stream of one game, the stream of the caller's feed, or the pictures
    of one game, as the caller may
    see them, and ends with the caller's session. That the game exists is not checked here. A stream
    that was opened with a ticket
    ends when an access token of the same age would expire.

    Scope of personal access tokens: `read`.

    Args:
        body (CreateTicketRequest): What a ticket is for.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[CreatedTicket | Problem]
    """

    kwargs = _get_kwargs(
        body=body,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient,
    body: CreateTicketRequest,
) -> CreatedTicket | Problem | None:
    """Create a ticket.

     For `EventSource` and `<img>`, which cannot send a token: the ticket is sent as the query parameter
    `ticket`, any number of times
    until it expires. It opens the stream of one game, the stream of the caller's feed, or the pictures
    of one game, as the caller may
    see them, and ends with the caller's session. That the game exists is not checked here. A stream
    that was opened with a ticket
    ends when an access token of the same age would expire.

    Scope of personal access tokens: `read`.

    Args:
        body (CreateTicketRequest): What a ticket is for.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        CreatedTicket | Problem
    """

    return (
        await asyncio_detailed(
            client=client,
            body=body,
        )
    ).parsed
