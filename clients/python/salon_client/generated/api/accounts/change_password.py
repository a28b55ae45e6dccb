from http import HTTPStatus
from typing import Any

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.change_password_request import ChangePasswordRequest
from ...models.change_password_salon_session import ChangePasswordSalonSession
from ...models.password_changed import PasswordChanged
from ...models.problem import Problem
from ...types import UNSET, Response, Unset


def _get_kwargs(
    *,
    body: ChangePasswordRequest,
    salon_session: ChangePasswordSalonSession | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    if not isinstance(salon_session, Unset):
        headers["Salon-Session"] = str(salon_session)

    _kwargs: dict[str, Any] = {
        "method": "put",
        "url": "/v1/account/password",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> PasswordChanged | Problem | None:
    if response.status_code == 200:
        response_200 = PasswordChanged.from_dict(response.json())

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
) -> Response[PasswordChanged | Problem]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient,
    body: ChangePasswordRequest,
    salon_session: ChangePasswordSalonSession | Unset = UNSET,
) -> Response[PasswordChanged | Problem]:
    """Change my password.

     Ends all sessions of the account and creates a new one for the caller. Personal access tokens of the
    account and of its bots stay
    valid unless the request revokes them; the answer has the number that still work.

    Scope of personal access tokens: `manage`.

    Args:
        salon_session (ChangePasswordSalonSession | Unset):
        body (ChangePasswordRequest): The old password and the new one.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[PasswordChanged | Problem]
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
    client: AuthenticatedClient,
    body: ChangePasswordRequest,
    salon_session: ChangePasswordSalonSession | Unset = UNSET,
) -> PasswordChanged | Problem | None:
    """Change my password.

     Ends all sessions of the account and creates a new one for the caller. Personal access tokens of the
    account and of its bots stay
    valid unless the request revokes them; the answer has the number that still work.

    Scope of personal access tokens: `manage`.

    Args:
        salon_session (ChangePasswordSalonSession | Unset):
        body (ChangePasswordRequest): The old password and the new one.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        PasswordChanged | Problem
    """

    return sync_detailed(
        client=client,
        body=body,
        salon_session=salon_session,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient,
    body: ChangePasswordRequest,
    salon_session: ChangePasswordSalonSession | Unset = UNSET,
) -> Response[PasswordChanged | Problem]:
    """Change my password.

     Ends all sessions of the account and creates a new one for the caller. Personal access tokens of the
    account and of its bots stay
    valid unless the request revokes them; the answer has the number that still work.

    Scope of personal access tokens: `manage`.

    Args:
        salon_session (ChangePasswordSalonSession | Unset):
        body (ChangePasswordRequest): The old password and the new one.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[PasswordChanged | Problem]
    """

    kwargs = _get_kwargs(
        body=body,
        salon_session=salon_session,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient,
    body: ChangePasswordRequest,
    salon_session: ChangePasswordSalonSession | Unset = UNSET,
) -> PasswordChanged | Problem | None:
    """Change my password.

     Ends all sessions of the account and creates a new one for the caller. Personal access tokens of the
    account and of its bots stay
    valid unless the request revokes them; the answer has the number that still work.

    Scope of personal access tokens: `manage`.

    Args:
        salon_session (ChangePasswordSalonSession | Unset):
        body (ChangePasswordRequest): The old password and the new one.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        PasswordChanged | Problem
    """

    return (
        await asyncio_detailed(
            client=client,
            body=body,
            salon_session=salon_session,
        )
    ).parsed
