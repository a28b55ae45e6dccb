from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote
from uuid import UUID

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.plans import Plans
from ...models.problem import Problem
from ...types import UNSET, Response, Unset


def _get_kwargs(
    id: UUID,
    *,
    words: bool | Unset = UNSET,
    if_none_match: str | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    if not isinstance(if_none_match, Unset):
        headers["If-None-Match"] = if_none_match

    params: dict[str, Any] = {}

    params["words"] = words

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/games/{id}/plans".format(
            id=quote(str(id), safe=""),
        ),
        "params": params,
    }

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Any | Plans | Problem | None:
    if response.status_code == 200:
        response_200 = Plans.from_dict(response.json())

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

    if response.status_code == 404:
        response_404 = Problem.from_dict(response.json())

        return response_404

    if response.status_code == 409:
        response_409 = Problem.from_dict(response.json())

        return response_409

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
) -> Response[Any | Plans | Problem]:
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
    words: bool | Unset = UNSET,
    if_none_match: str | Unset = UNSET,
) -> Response[Any | Plans | Problem]:
    """List my plans.

     The plans of the caller's seat in this game. Only the caller can see them. What the commands of a
    plan do is said as far as can be
    foreseen: the server imagines how the game goes on until it is waiting for the decision.

    Scope of personal access tokens: `read`.

    Args:
        id (UUID): A game.
        words (bool | Unset):
        if_none_match (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Any | Plans | Problem]
    """

    kwargs = _get_kwargs(
        id=id,
        words=words,
        if_none_match=if_none_match,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    id: UUID,
    *,
    client: AuthenticatedClient,
    words: bool | Unset = UNSET,
    if_none_match: str | Unset = UNSET,
) -> Any | Plans | Problem | None:
    """List my plans.

     The plans of the caller's seat in this game. Only the caller can see them. What the commands of a
    plan do is said as far as can be
    foreseen: the server imagines how the game goes on until it is waiting for the decision.

    Scope of personal access tokens: `read`.

    Args:
        id (UUID): A game.
        words (bool | Unset):
        if_none_match (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Any | Plans | Problem
    """

    return sync_detailed(
        id=id,
        client=client,
        words=words,
        if_none_match=if_none_match,
    ).parsed


async def asyncio_detailed(
    id: UUID,
    *,
    client: AuthenticatedClient,
    words: bool | Unset = UNSET,
    if_none_match: str | Unset = UNSET,
) -> Response[Any | Plans | Problem]:
    """List my plans.

     The plans of the caller's seat in this game. Only the caller can see them. What the commands of a
    plan do is said as far as can be
    foreseen: the server imagines how the game goes on until it is waiting for the decision.

    Scope of personal access tokens: `read`.

    Args:
        id (UUID): A game.
        words (bool | Unset):
        if_none_match (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Any | Plans | Problem]
    """

    kwargs = _get_kwargs(
        id=id,
        words=words,
        if_none_match=if_none_match,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    id: UUID,
    *,
    client: AuthenticatedClient,
    words: bool | Unset = UNSET,
    if_none_match: str | Unset = UNSET,
) -> Any | Plans | Problem | None:
    """List my plans.

     The plans of the caller's seat in this game. Only the caller can see them. What the commands of a
    plan do is said as far as can be
    foreseen: the server imagines how the game goes on until it is waiting for the decision.

    Scope of personal access tokens: `read`.

    Args:
        id (UUID): A game.
        words (bool | Unset):
        if_none_match (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Any | Plans | Problem
    """

    return (
        await asyncio_detailed(
            id=id,
            client=client,
            words=words,
            if_none_match=if_none_match,
        )
    ).parsed
