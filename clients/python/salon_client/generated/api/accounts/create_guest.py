from http import HTTPStatus
from typing import Any

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.create_guest_request import CreateGuestRequest
from ...models.create_guest_salon_session import CreateGuestSalonSession
from ...models.problem import Problem
from ...models.registered import Registered
from ...types import UNSET, Response, Unset


def _get_kwargs(
    *,
    body: CreateGuestRequest,
    salon_session: CreateGuestSalonSession | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    if not isinstance(salon_session, Unset):
        headers["Salon-Session"] = str(salon_session)

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v1/guests",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Problem | Registered | None:
    if response.status_code == 201:
        response_201 = Registered.from_dict(response.json())

        return response_201

    if response.status_code == 400:
        response_400 = Problem.from_dict(response.json())

        return response_400

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
) -> Response[Problem | Registered]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient | Client,
    body: CreateGuestRequest,
    salon_session: CreateGuestSalonSession | Unset = UNSET,
) -> Response[Problem | Registered]:
    """Play as a guest.

     Creates an account without a name and a password, and signs it in. Only its session can use it:
    without its tokens the account is
    lost. A guest plays bots and people in unrated games. It becomes a full account with `POST
    /v1/account/registration`, and is
    deleted when it was not used for a while (30 days by default), but never during a running game
    against people.

    Args:
        salon_session (CreateGuestSalonSession | Unset):
        body (CreateGuestRequest): A new guest.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Problem | Registered]
    """

    kwargs = _get_kwargs(
        body=body,
        salon_session=salon_session,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    *,
    client: AuthenticatedClient | Client,
    body: CreateGuestRequest,
    salon_session: CreateGuestSalonSession | Unset = UNSET,
) -> Problem | Registered | None:
    """Play as a guest.

     Creates an account without a name and a password, and signs it in. Only its session can use it:
    without its tokens the account is
    lost. A guest plays bots and people in unrated games. It becomes a full account with `POST
    /v1/account/registration`, and is
    deleted when it was not used for a while (30 days by default), but never during a running game
    against people.

    Args:
        salon_session (CreateGuestSalonSession | Unset):
        body (CreateGuestRequest): A new guest.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Problem | Registered
    """

    return sync_detailed(
        client=client,
        body=body,
        salon_session=salon_session,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient | Client,
    body: CreateGuestRequest,
    salon_session: CreateGuestSalonSession | Unset = UNSET,
) -> Response[Problem | Registered]:
    """Play as a guest.

     Creates an account without a name and a password, and signs it in. Only its session can use it:
    without its tokens the account is
    lost. A guest plays bots and people in unrated games. It becomes a full account with `POST
    /v1/account/registration`, and is
    deleted when it was not used for a while (30 days by default), but never during a running game
    against people.

    Args:
        salon_session (CreateGuestSalonSession | Unset):
        body (CreateGuestRequest): A new guest.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Problem | Registered]
    """

    kwargs = _get_kwargs(
        body=body,
        salon_session=salon_session,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient | Client,
    body: CreateGuestRequest,
    salon_session: CreateGuestSalonSession | Unset = UNSET,
) -> Problem | Registered | None:
    """Play as a guest.

     Creates an account without a name and a password, and signs it in. Only its session can use it:
    without its tokens the account is
    lost. A guest plays bots and people in unrated games. It becomes a full account with `POST
    /v1/account/registration`, and is
    deleted when it was not used for a while (30 days by default), but never during a running game
    against people.

    Args:
        salon_session (CreateGuestSalonSession | Unset):
        body (CreateGuestRequest): A new guest.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Problem | Registered
    """

    return (
        await asyncio_detailed(
            client=client,
            body=body,
            salon_session=salon_session,
        )
    ).parsed
