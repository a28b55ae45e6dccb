from http import HTTPStatus
from typing import Any

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.create_game_request import CreateGameRequest
from ...models.game_summary import GameSummary
from ...models.problem import Problem
from ...types import UNSET, Response, Unset


def _get_kwargs(
    *,
    body: CreateGameRequest,
    idempotency_key: str | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    if not isinstance(idempotency_key, Unset):
        headers["Idempotency-Key"] = idempotency_key

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v1/games",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> GameSummary | Problem | None:
    if response.status_code == 201:
        response_201 = GameSummary.from_dict(response.json())

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

    if response.status_code == 409:
        response_409 = Problem.from_dict(response.json())

        return response_409

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
) -> Response[GameSummary | Problem]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient,
    body: CreateGameRequest,
    idempotency_key: str | Unset = UNSET,
) -> Response[GameSummary | Problem]:
    """Open a table.

     The caller becomes its host and first player. The seed of the deal is drawn now; its SHA-256 is in
    the answer. The game starts
    when the last seat is taken, also by `bots`, or when the host starts it. With an `Idempotency-Key` a
    retry opens no second table;
    if the caller has left a private table since, the retry answers with the table as it was opened. An
    account may have 100 tables
    that wait for players and 100 games against built-in bots; all bots of one owner together may have
    as many.

    Scope of personal access tokens: `play`.

    Args:
        idempotency_key (str | Unset):
        body (CreateGameRequest): A new table.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[GameSummary | Problem]
    """

    kwargs = _get_kwargs(
        body=body,
        idempotency_key=idempotency_key,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    *,
    client: AuthenticatedClient,
    body: CreateGameRequest,
    idempotency_key: str | Unset = UNSET,
) -> GameSummary | Problem | None:
    """Open a table.

     The caller becomes its host and first player. The seed of the deal is drawn now; its SHA-256 is in
    the answer. The game starts
    when the last seat is taken, also by `bots`, or when the host starts it. With an `Idempotency-Key` a
    retry opens no second table;
    if the caller has left a private table since, the retry answers with the table as it was opened. An
    account may have 100 tables
    that wait for players and 100 games against built-in bots; all bots of one owner together may have
    as many.

    Scope of personal access tokens: `play`.

    Args:
        idempotency_key (str | Unset):
        body (CreateGameRequest): A new table.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        GameSummary | Problem
    """

    return sync_detailed(
        client=client,
        body=body,
        idempotency_key=idempotency_key,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient,
    body: CreateGameRequest,
    idempotency_key: str | Unset = UNSET,
) -> Response[GameSummary | Problem]:
    """Open a table.

     The caller becomes its host and first player. The seed of the deal is drawn now; its SHA-256 is in
    the answer. The game starts
    when the last seat is taken, also by `bots`, or when the host starts it. With an `Idempotency-Key` a
    retry opens no second table;
    if the caller has left a private table since, the retry answers with the table as it was opened. An
    account may have 100 tables
    that wait for players and 100 games against built-in bots; all bots of one owner together may have
    as many.

    Scope of personal access tokens: `play`.

    Args:
        idempotency_key (str | Unset):
        body (CreateGameRequest): A new table.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[GameSummary | Problem]
    """

    kwargs = _get_kwargs(
        body=body,
        idempotency_key=idempotency_key,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient,
    body: CreateGameRequest,
    idempotency_key: str | Unset = UNSET,
) -> GameSummary | Problem | None:
    """Open a table.

     The caller becomes its host and first player. The seed of the deal is drawn now; its SHA-256 is in
    the answer. The game starts
    when the last seat is taken, also by `bots`, or when the host starts it. With an `Idempotency-Key` a
    retry opens no second table;
    if the caller has left a private table since, the retry answers with the table as it was opened. An
    account may have 100 tables
    that wait for players and 100 games against built-in bots; all bots of one owner together may have
    as many.

    Scope of personal access tokens: `play`.

    Args:
        idempotency_key (str | Unset):
        body (CreateGameRequest): A new table.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        GameSummary | Problem
    """

    return (
        await asyncio_detailed(
            client=client,
            body=body,
            idempotency_key=idempotency_key,
        )
    ).parsed
