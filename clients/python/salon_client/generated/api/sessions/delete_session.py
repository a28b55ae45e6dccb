from http import HTTPStatus
from typing import Any, cast

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.delete_session_salon_session import DeleteSessionSalonSession
from ...models.problem import Problem
from ...types import UNSET, Response, Unset


def _get_kwargs(
    *,
    salon_session: DeleteSessionSalonSession | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    if not isinstance(salon_session, Unset):
        headers["Salon-Session"] = str(salon_session)

    _kwargs: dict[str, Any] = {
        "method": "delete",
        "url": "/v1/sessions/current",
    }

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
    salon_session: DeleteSessionSalonSession | Unset = UNSET,
) -> Response[Any | Problem]:
    """Sign out.

     Ends the session of the access token: it can no longer be refreshed, and every server refuses its
    access tokens within a second.
    Streams and waiting requests that were opened with them end. With `Salon-Session: cookie` the
    session of the cookie ends too and the
    cookie is deleted; then no access token is needed, and it is no error if the session has already
    ended.

    Scope of personal access tokens: `manage`.

    Args:
        salon_session (DeleteSessionSalonSession | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Any | Problem]
    """

    kwargs = _get_kwargs(
        salon_session=salon_session,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    *,
    client: AuthenticatedClient,
    salon_session: DeleteSessionSalonSession | Unset = UNSET,
) -> Any | Problem | None:
    """Sign out.

     Ends the session of the access token: it can no longer be refreshed, and every server refuses its
    access tokens within a second.
    Streams and waiting requests that were opened with them end. With `Salon-Session: cookie` the
    session of the cookie ends too and the
    cookie is deleted; then no access token is needed, and it is no error if the session has already
    ended.

    Scope of personal access tokens: `manage`.

    Args:
        salon_session (DeleteSessionSalonSession | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Any | Problem
    """

    return sync_detailed(
        client=client,
        salon_session=salon_session,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient,
    salon_session: DeleteSessionSalonSession | Unset = UNSET,
) -> Response[Any | Problem]:
    """Sign out.

     Ends the session of the access token: it can no longer be refreshed, and every server refuses its
    access tokens within a second.
    Streams and waiting requests that were opened with them end. With `Salon-Session: cookie` the
    session of the cookie ends too and the
    cookie is deleted; then no access token is needed, and it is no error if the session has already
    ended.

    Scope of personal access tokens: `manage`.

    Args:
        salon_session (DeleteSessionSalonSession | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Any | Problem]
    """

    kwargs = _get_kwargs(
        salon_session=salon_session,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient,
    salon_session: DeleteSessionSalonSession | Unset = UNSET,
) -> Any | Problem | None:
    """Sign out.

     Ends the session of the access token: it can no longer be refreshed, and every server refuses its
    access tokens within a second.
    Streams and waiting requests that were opened with them end. With `Salon-Session: cookie` the
    session of the cookie ends too and the
    cookie is deleted; then no access token is needed, and it is no error if the session has already
    ended.

    Scope of personal access tokens: `manage`.

    Args:
        salon_session (DeleteSessionSalonSession | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Any | Problem
    """

    return (
        await asyncio_detailed(
            client=client,
            salon_session=salon_session,
        )
    ).parsed
