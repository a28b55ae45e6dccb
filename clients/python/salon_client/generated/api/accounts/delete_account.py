from http import HTTPStatus
from typing import Any, cast

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.delete_account_request import DeleteAccountRequest
from ...models.problem import Problem
from ...types import Response


def _get_kwargs(
    *,
    body: DeleteAccountRequest,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v1/account/deletion",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Any | Problem | None:
    if response.status_code == 204:
        response_204 = cast(Any, None)
        return response_204

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
) -> Response[Any | Problem]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient,
    body: DeleteAccountRequest,
) -> Response[Any | Problem]:
    """Delete my account.

     Removes all personal data and revokes all sessions and tokens, immediately and permanently (within a
    second on other servers of
    the same database). The account leaves its open tables and resigns from its running games; the games
    remain, without a name at
    its seat. The bots it owns are deleted too.

    Scope of personal access tokens: `manage`.

    Args:
        body (DeleteAccountRequest): The password, as a confirmation.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Any | Problem]
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
    body: DeleteAccountRequest,
) -> Any | Problem | None:
    """Delete my account.

     Removes all personal data and revokes all sessions and tokens, immediately and permanently (within a
    second on other servers of
    the same database). The account leaves its open tables and resigns from its running games; the games
    remain, without a name at
    its seat. The bots it owns are deleted too.

    Scope of personal access tokens: `manage`.

    Args:
        body (DeleteAccountRequest): The password, as a confirmation.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Any | Problem
    """

    return sync_detailed(
        client=client,
        body=body,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient,
    body: DeleteAccountRequest,
) -> Response[Any | Problem]:
    """Delete my account.

     Removes all personal data and revokes all sessions and tokens, immediately and permanently (within a
    second on other servers of
    the same database). The account leaves its open tables and resigns from its running games; the games
    remain, without a name at
    its seat. The bots it owns are deleted too.

    Scope of personal access tokens: `manage`.

    Args:
        body (DeleteAccountRequest): The password, as a confirmation.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Any | Problem]
    """

    kwargs = _get_kwargs(
        body=body,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient,
    body: DeleteAccountRequest,
) -> Any | Problem | None:
    """Delete my account.

     Removes all personal data and revokes all sessions and tokens, immediately and permanently (within a
    second on other servers of
    the same database). The account leaves its open tables and resigns from its running games; the games
    remain, without a name at
    its seat. The bots it owns are deleted too.

    Scope of personal access tokens: `manage`.

    Args:
        body (DeleteAccountRequest): The password, as a confirmation.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Any | Problem
    """

    return (
        await asyncio_detailed(
            client=client,
            body=body,
        )
    ).parsed
