from http import HTTPStatus
from typing import Any
from urllib.parse import quote
from uuid import UUID

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.answer import Answer
from ...models.commands_request import CommandsRequest
from ...models.problem import Problem
from ...models.submit_commands_theme import SubmitCommandsTheme
from ...types import UNSET, Response, Unset


def _get_kwargs(
    id: UUID,
    *,
    body: CommandsRequest,
    include: str | Unset = UNSET,
    since: int | Unset = UNSET,
    theme: SubmitCommandsTheme | Unset = UNSET,
    width: int | Unset = UNSET,
    coordinates: bool | Unset = UNSET,
    idempotency_key: str | Unset = UNSET,
    if_match: str | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    if not isinstance(idempotency_key, Unset):
        headers["Idempotency-Key"] = idempotency_key

    if not isinstance(if_match, Unset):
        headers["If-Match"] = if_match

    params: dict[str, Any] = {}

    params["include"] = include

    params["since"] = since

    json_theme: str | Unset = UNSET
    if not isinstance(theme, Unset):
        json_theme = theme.value

    params["theme"] = json_theme

    params["width"] = width

    params["coordinates"] = coordinates

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v1/games/{id}/commands".format(
            id=quote(str(id), safe=""),
        ),
        "params": params,
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Answer | Problem | None:
    if response.status_code == 200:
        response_200 = Answer.from_dict(response.json())

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

    if response.status_code == 408:
        response_408 = Problem.from_dict(response.json())

        return response_408

    if response.status_code == 409:
        response_409 = Problem.from_dict(response.json())

        return response_409

    if response.status_code == 412:
        response_412 = Problem.from_dict(response.json())

        return response_412

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
) -> Response[Answer | Problem]:
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
    body: CommandsRequest,
    include: str | Unset = UNSET,
    since: int | Unset = UNSET,
    theme: SubmitCommandsTheme | Unset = UNSET,
    width: int | Unset = UNSET,
    coordinates: bool | Unset = UNSET,
    idempotency_key: str | Unset = UNSET,
    if_match: str | Unset = UNSET,
) -> Response[Answer | Problem]:
    """Submit commands.

     An array of commands of the caller's seat, accepted all or none. With `If-Match` they are accepted
    only at that version of the
    game; without it, if they are legal now. With an `Idempotency-Key` a retry gets the first answer
    again and has no second effect,
    also after a restart of the server. With `include` the answer has the state of the game after the
    commands too, so that a client
    needs one request for a move.

    Scope of personal access tokens: `play`.

    Args:
        id (UUID): A game.
        include (str | Unset):
        since (int | Unset):
        theme (SubmitCommandsTheme | Unset):
        width (int | Unset):
        coordinates (bool | Unset):
        idempotency_key (str | Unset):
        if_match (str | Unset):
        body (CommandsRequest): Commands of the caller's seat.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Answer | Problem]
    """

    kwargs = _get_kwargs(
        id=id,
        body=body,
        include=include,
        since=since,
        theme=theme,
        width=width,
        coordinates=coordinates,
        idempotency_key=idempotency_key,
        if_match=if_match,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    id: UUID,
    *,
    client: AuthenticatedClient,
    body: CommandsRequest,
    include: str | Unset = UNSET,
    since: int | Unset = UNSET,
    theme: SubmitCommandsTheme | Unset = UNSET,
    width: int | Unset = UNSET,
    coordinates: bool | Unset = UNSET,
    idempotency_key: str | Unset = UNSET,
    if_match: str | Unset = UNSET,
) -> Answer | Problem | None:
    """Submit commands.

     An array of commands of the caller's seat, accepted all or none. With `If-Match` they are accepted
    only at that version of the
    game; without it, if they are legal now. With an `Idempotency-Key` a retry gets the first answer
    again and has no second effect,
    also after a restart of the server. With `include` the answer has the state of the game after the
    commands too, so that a client
    needs one request for a move.

    Scope of personal access tokens: `play`.

    Args:
        id (UUID): A game.
        include (str | Unset):
        since (int | Unset):
        theme (SubmitCommandsTheme | Unset):
        width (int | Unset):
        coordinates (bool | Unset):
        idempotency_key (str | Unset):
        if_match (str | Unset):
        body (CommandsRequest): Commands of the caller's seat.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Answer | Problem
    """

    return sync_detailed(
        id=id,
        client=client,
        body=body,
        include=include,
        since=since,
        theme=theme,
        width=width,
        coordinates=coordinates,
        idempotency_key=idempotency_key,
        if_match=if_match,
    ).parsed


async def asyncio_detailed(
    id: UUID,
    *,
    client: AuthenticatedClient,
    body: CommandsRequest,
    include: str | Unset = UNSET,
    since: int | Unset = UNSET,
    theme: SubmitCommandsTheme | Unset = UNSET,
    width: int | Unset = UNSET,
    coordinates: bool | Unset = UNSET,
    idempotency_key: str | Unset = UNSET,
    if_match: str | Unset = UNSET,
) -> Response[Answer | Problem]:
    """Submit commands.

     An array of commands of the caller's seat, accepted all or none. With `If-Match` they are accepted
    only at that version of the
    game; without it, if they are legal now. With an `Idempotency-Key` a retry gets the first answer
    again and has no second effect,
    also after a restart of the server. With `include` the answer has the state of the game after the
    commands too, so that a client
    needs one request for a move.

    Scope of personal access tokens: `play`.

    Args:
        id (UUID): A game.
        include (str | Unset):
        since (int | Unset):
        theme (SubmitCommandsTheme | Unset):
        width (int | Unset):
        coordinates (bool | Unset):
        idempotency_key (str | Unset):
        if_match (str | Unset):
        body (CommandsRequest): Commands of the caller's seat.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Answer | Problem]
    """

    kwargs = _get_kwargs(
        id=id,
        body=body,
        include=include,
        since=since,
        theme=theme,
        width=width,
        coordinates=coordinates,
        idempotency_key=idempotency_key,
        if_match=if_match,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    id: UUID,
    *,
    client: AuthenticatedClient,
    body: CommandsRequest,
    include: str | Unset = UNSET,
    since: int | Unset = UNSET,
    theme: SubmitCommandsTheme | Unset = UNSET,
    width: int | Unset = UNSET,
    coordinates: bool | Unset = UNSET,
    idempotency_key: str | Unset = UNSET,
    if_match: str | Unset = UNSET,
) -> Answer | Problem | None:
    """Submit commands.

     An array of commands of the caller's seat, accepted all or none. With `If-Match` they are accepted
    only at that version of the
    game; without it, if they are legal now. With an `Idempotency-Key` a retry gets the first answer
    again and has no second effect,
    also after a restart of the server. With `include` the answer has the state of the game after the
    commands too, so that a client
    needs one request for a move.

    Scope of personal access tokens: `play`.

    Args:
        id (UUID): A game.
        include (str | Unset):
        since (int | Unset):
        theme (SubmitCommandsTheme | Unset):
        width (int | Unset):
        coordinates (bool | Unset):
        idempotency_key (str | Unset):
        if_match (str | Unset):
        body (CommandsRequest): Commands of the caller's seat.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Answer | Problem
    """

    return (
        await asyncio_detailed(
            id=id,
            client=client,
            body=body,
            include=include,
            since=since,
            theme=theme,
            width=width,
            coordinates=coordinates,
            idempotency_key=idempotency_key,
            if_match=if_match,
        )
    ).parsed
