from http import HTTPStatus
from typing import Any
from urllib.parse import quote
from uuid import UUID

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.plan import Plan
from ...models.plan_order import PlanOrder
from ...models.problem import Problem
from ...types import Response


def _get_kwargs(
    id: UUID,
    *,
    body: PlanOrder,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v1/games/{id}/plans".format(
            id=quote(str(id), safe=""),
        ),
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Plan | Problem | None:
    if response.status_code == 201:
        response_201 = Plan.from_dict(response.json())

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
) -> Response[Plan | Problem]:
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
    body: PlanOrder,
) -> Response[Plan | Problem]:
    """Create a plan.

     When the game is waiting for the seat to make this decision and the plan's conditions hold, the
    first alternative whose commands
    are all legal is played immediately (with `at_deadline`, at the deadline). If there is none, the
    plan lapses and a notice in the
    feed says why. A plan is played once. Conditions are evaluated on the seat's own view of the game.

    Scope of personal access tokens: `play`.

    Args:
        id (UUID): A game.
        body (PlanOrder): Commands that a seat stores in advance for a decision.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Plan | Problem]
    """

    kwargs = _get_kwargs(
        id=id,
        body=body,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    id: UUID,
    *,
    client: AuthenticatedClient,
    body: PlanOrder,
) -> Plan | Problem | None:
    """Create a plan.

     When the game is waiting for the seat to make this decision and the plan's conditions hold, the
    first alternative whose commands
    are all legal is played immediately (with `at_deadline`, at the deadline). If there is none, the
    plan lapses and a notice in the
    feed says why. A plan is played once. Conditions are evaluated on the seat's own view of the game.

    Scope of personal access tokens: `play`.

    Args:
        id (UUID): A game.
        body (PlanOrder): Commands that a seat stores in advance for a decision.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Plan | Problem
    """

    return sync_detailed(
        id=id,
        client=client,
        body=body,
    ).parsed


async def asyncio_detailed(
    id: UUID,
    *,
    client: AuthenticatedClient,
    body: PlanOrder,
) -> Response[Plan | Problem]:
    """Create a plan.

     When the game is waiting for the seat to make this decision and the plan's conditions hold, the
    first alternative whose commands
    are all legal is played immediately (with `at_deadline`, at the deadline). If there is none, the
    plan lapses and a notice in the
    feed says why. A plan is played once. Conditions are evaluated on the seat's own view of the game.

    Scope of personal access tokens: `play`.

    Args:
        id (UUID): A game.
        body (PlanOrder): Commands that a seat stores in advance for a decision.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Plan | Problem]
    """

    kwargs = _get_kwargs(
        id=id,
        body=body,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    id: UUID,
    *,
    client: AuthenticatedClient,
    body: PlanOrder,
) -> Plan | Problem | None:
    """Create a plan.

     When the game is waiting for the seat to make this decision and the plan's conditions hold, the
    first alternative whose commands
    are all legal is played immediately (with `at_deadline`, at the deadline). If there is none, the
    plan lapses and a notice in the
    feed says why. A plan is played once. Conditions are evaluated on the seat's own view of the game.

    Scope of personal access tokens: `play`.

    Args:
        id (UUID): A game.
        body (PlanOrder): Commands that a seat stores in advance for a decision.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Plan | Problem
    """

    return (
        await asyncio_detailed(
            id=id,
            client=client,
            body=body,
        )
    ).parsed
