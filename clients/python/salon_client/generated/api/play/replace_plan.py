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
    plan: UUID,
    *,
    body: PlanOrder,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "put",
        "url": "/v1/games/{id}/plans/{plan}".format(
            id=quote(str(id), safe=""),
            plan=quote(str(plan), safe=""),
        ),
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Plan | Problem | None:
    if response.status_code == 200:
        response_200 = Plan.from_dict(response.json())

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
) -> Response[Plan | Problem]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    id: UUID,
    plan: UUID,
    *,
    client: AuthenticatedClient,
    body: PlanOrder,
) -> Response[Plan | Problem]:
    """Replace a plan.

     Possible until it is played. An unknown id creates a new plan, so that a retry is safe.

    Scope of personal access tokens: `play`.

    Args:
        id (UUID): A game.
        plan (UUID): A plan.
        body (PlanOrder): Commands that a seat stores in advance for a decision.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Plan | Problem]
    """

    kwargs = _get_kwargs(
        id=id,
        plan=plan,
        body=body,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    id: UUID,
    plan: UUID,
    *,
    client: AuthenticatedClient,
    body: PlanOrder,
) -> Plan | Problem | None:
    """Replace a plan.

     Possible until it is played. An unknown id creates a new plan, so that a retry is safe.

    Scope of personal access tokens: `play`.

    Args:
        id (UUID): A game.
        plan (UUID): A plan.
        body (PlanOrder): Commands that a seat stores in advance for a decision.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Plan | Problem
    """

    return sync_detailed(
        id=id,
        plan=plan,
        client=client,
        body=body,
    ).parsed


async def asyncio_detailed(
    id: UUID,
    plan: UUID,
    *,
    client: AuthenticatedClient,
    body: PlanOrder,
) -> Response[Plan | Problem]:
    """Replace a plan.

     Possible until it is played. An unknown id creates a new plan, so that a retry is safe.

    Scope of personal access tokens: `play`.

    Args:
        id (UUID): A game.
        plan (UUID): A plan.
        body (PlanOrder): Commands that a seat stores in advance for a decision.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Plan | Problem]
    """

    kwargs = _get_kwargs(
        id=id,
        plan=plan,
        body=body,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    id: UUID,
    plan: UUID,
    *,
    client: AuthenticatedClient,
    body: PlanOrder,
) -> Plan | Problem | None:
    """Replace a plan.

     Possible until it is played. An unknown id creates a new plan, so that a retry is safe.

    Scope of personal access tokens: `play`.

    Args:
        id (UUID): A game.
        plan (UUID): A plan.
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
            plan=plan,
            client=client,
            body=body,
        )
    ).parsed
