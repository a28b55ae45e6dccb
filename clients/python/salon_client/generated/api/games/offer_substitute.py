from http import HTTPStatus
from typing import Any
from urllib.parse import quote
from uuid import UUID

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.offer_request import OfferRequest
from ...models.problem import Problem
from ...models.substitutes import Substitutes
from ...types import Response


def _get_kwargs(
    id: UUID,
    seat: int,
    *,
    body: OfferRequest,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v1/games/{id}/seats/{seat}/substitutes".format(
            id=quote(str(id), safe=""),
            seat=quote(str(seat), safe=""),
        ),
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Problem | Substitutes | None:
    if response.status_code == 200:
        response_200 = Substitutes.from_dict(response.json())

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
) -> Response[Problem | Substitutes]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    id: UUID,
    seat: int,
    *,
    client: AuthenticatedClient,
    body: OfferRequest,
) -> Response[Problem | Substitutes]:
    """Offer to take over a seat.

     For seats for which a bot plays because their owner missed three deadlines or resigned. The caller
    gets the seat when all players
    agree. With `bot` a player proposes a built-in bot for such a seat, or for the caller's own, and
    agrees to it.

    Scope of personal access tokens: `play`.

    Args:
        id (UUID): A game.
        seat (int):
        body (OfferRequest): An offer to take over a seat.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Problem | Substitutes]
    """

    kwargs = _get_kwargs(
        id=id,
        seat=seat,
        body=body,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    id: UUID,
    seat: int,
    *,
    client: AuthenticatedClient,
    body: OfferRequest,
) -> Problem | Substitutes | None:
    """Offer to take over a seat.

     For seats for which a bot plays because their owner missed three deadlines or resigned. The caller
    gets the seat when all players
    agree. With `bot` a player proposes a built-in bot for such a seat, or for the caller's own, and
    agrees to it.

    Scope of personal access tokens: `play`.

    Args:
        id (UUID): A game.
        seat (int):
        body (OfferRequest): An offer to take over a seat.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Problem | Substitutes
    """

    return sync_detailed(
        id=id,
        seat=seat,
        client=client,
        body=body,
    ).parsed


async def asyncio_detailed(
    id: UUID,
    seat: int,
    *,
    client: AuthenticatedClient,
    body: OfferRequest,
) -> Response[Problem | Substitutes]:
    """Offer to take over a seat.

     For seats for which a bot plays because their owner missed three deadlines or resigned. The caller
    gets the seat when all players
    agree. With `bot` a player proposes a built-in bot for such a seat, or for the caller's own, and
    agrees to it.

    Scope of personal access tokens: `play`.

    Args:
        id (UUID): A game.
        seat (int):
        body (OfferRequest): An offer to take over a seat.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Problem | Substitutes]
    """

    kwargs = _get_kwargs(
        id=id,
        seat=seat,
        body=body,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    id: UUID,
    seat: int,
    *,
    client: AuthenticatedClient,
    body: OfferRequest,
) -> Problem | Substitutes | None:
    """Offer to take over a seat.

     For seats for which a bot plays because their owner missed three deadlines or resigned. The caller
    gets the seat when all players
    agree. With `bot` a player proposes a built-in bot for such a seat, or for the caller's own, and
    agrees to it.

    Scope of personal access tokens: `play`.

    Args:
        id (UUID): A game.
        seat (int):
        body (OfferRequest): An offer to take over a seat.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Problem | Substitutes
    """

    return (
        await asyncio_detailed(
            id=id,
            seat=seat,
            client=client,
            body=body,
        )
    ).parsed
