from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote
from uuid import UUID

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.problem import Problem
from ...models.show_seat_board_theme import ShowSeatBoardTheme
from ...types import UNSET, Response, Unset


def _get_kwargs(
    id: UUID,
    seat_path: int,
    *,
    at: int | Unset = UNSET,
    spectator: bool | Unset = UNSET,
    seat_query: int | Unset = UNSET,
    theme: ShowSeatBoardTheme | Unset = UNSET,
    width: int | Unset = UNSET,
    coordinates: bool | Unset = UNSET,
    ticket: str | Unset = UNSET,
    accept_language: str | Unset = UNSET,
    if_none_match: str | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    if not isinstance(accept_language, Unset):
        headers["Accept-Language"] = accept_language

    if not isinstance(if_none_match, Unset):
        headers["If-None-Match"] = if_none_match

    params: dict[str, Any] = {}

    params["at"] = at

    params["spectator"] = spectator

    params["seat"] = seat_query

    json_theme: str | Unset = UNSET
    if not isinstance(theme, Unset):
        json_theme = theme.value

    params["theme"] = json_theme

    params["width"] = width

    params["coordinates"] = coordinates

    params["ticket"] = ticket

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/games/{id}/seats/{seat_path}/board.svg".format(
            id=quote(str(id), safe=""),
            seat_path=quote(str(seat_path), safe=""),
        ),
        "params": params,
    }

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Any | Problem | str | None:
    if response.status_code == 200:
        response_200 = response.text
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
) -> Response[Any | Problem | str]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    id: UUID,
    seat_path: int,
    *,
    client: AuthenticatedClient,
    at: int | Unset = UNSET,
    spectator: bool | Unset = UNSET,
    seat_query: int | Unset = UNSET,
    theme: ShowSeatBoardTheme | Unset = UNSET,
    width: int | Unset = UNSET,
    coordinates: bool | Unset = UNSET,
    ticket: str | Unset = UNSET,
    accept_language: str | Unset = UNSET,
    if_none_match: str | Unset = UNSET,
) -> Response[Any | Problem | str]:
    """Show the board of a seat as a picture.

     The seat's own board, enlarged, with everything in front of it that the caller may see.

    Scope of personal access tokens: `read`.

    Args:
        id (UUID): A game.
        seat_path (int):
        at (int | Unset):
        spectator (bool | Unset):
        seat_query (int | Unset):
        theme (ShowSeatBoardTheme | Unset):
        width (int | Unset):
        coordinates (bool | Unset):
        ticket (str | Unset):
        accept_language (str | Unset):
        if_none_match (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Any | Problem | str]
    """

    kwargs = _get_kwargs(
        id=id,
        seat_path=seat_path,
        at=at,
        spectator=spectator,
        seat_query=seat_query,
        theme=theme,
        width=width,
        coordinates=coordinates,
        ticket=ticket,
        accept_language=accept_language,
        if_none_match=if_none_match,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    id: UUID,
    seat_path: int,
    *,
    client: AuthenticatedClient,
    at: int | Unset = UNSET,
    spectator: bool | Unset = UNSET,
    seat_query: int | Unset = UNSET,
    theme: ShowSeatBoardTheme | Unset = UNSET,
    width: int | Unset = UNSET,
    coordinates: bool | Unset = UNSET,
    ticket: str | Unset = UNSET,
    accept_language: str | Unset = UNSET,
    if_none_match: str | Unset = UNSET,
) -> Any | Problem | str | None:
    """Show the board of a seat as a picture.

     The seat's own board, enlarged, with everything in front of it that the caller may see.

    Scope of personal access tokens: `read`.

    Args:
        id (UUID): A game.
        seat_path (int):
        at (int | Unset):
        spectator (bool | Unset):
        seat_query (int | Unset):
        theme (ShowSeatBoardTheme | Unset):
        width (int | Unset):
        coordinates (bool | Unset):
        ticket (str | Unset):
        accept_language (str | Unset):
        if_none_match (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Any | Problem | str
    """

    return sync_detailed(
        id=id,
        seat_path=seat_path,
        client=client,
        at=at,
        spectator=spectator,
        seat_query=seat_query,
        theme=theme,
        width=width,
        coordinates=coordinates,
        ticket=ticket,
        accept_language=accept_language,
        if_none_match=if_none_match,
    ).parsed


async def asyncio_detailed(
    id: UUID,
    seat_path: int,
    *,
    client: AuthenticatedClient,
    at: int | Unset = UNSET,
    spectator: bool | Unset = UNSET,
    seat_query: int | Unset = UNSET,
    theme: ShowSeatBoardTheme | Unset = UNSET,
    width: int | Unset = UNSET,
    coordinates: bool | Unset = UNSET,
    ticket: str | Unset = UNSET,
    accept_language: str | Unset = UNSET,
    if_none_match: str | Unset = UNSET,
) -> Response[Any | Problem | str]:
    """Show the board of a seat as a picture.

     The seat's own board, enlarged, with everything in front of it that the caller may see.

    Scope of personal access tokens: `read`.

    Args:
        id (UUID): A game.
        seat_path (int):
        at (int | Unset):
        spectator (bool | Unset):
        seat_query (int | Unset):
        theme (ShowSeatBoardTheme | Unset):
        width (int | Unset):
        coordinates (bool | Unset):
        ticket (str | Unset):
        accept_language (str | Unset):
        if_none_match (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Any | Problem | str]
    """

    kwargs = _get_kwargs(
        id=id,
        seat_path=seat_path,
        at=at,
        spectator=spectator,
        seat_query=seat_query,
        theme=theme,
        width=width,
        coordinates=coordinates,
        ticket=ticket,
        accept_language=accept_language,
        if_none_match=if_none_match,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    id: UUID,
    seat_path: int,
    *,
    client: AuthenticatedClient,
    at: int | Unset = UNSET,
    spectator: bool | Unset = UNSET,
    seat_query: int | Unset = UNSET,
    theme: ShowSeatBoardTheme | Unset = UNSET,
    width: int | Unset = UNSET,
    coordinates: bool | Unset = UNSET,
    ticket: str | Unset = UNSET,
    accept_language: str | Unset = UNSET,
    if_none_match: str | Unset = UNSET,
) -> Any | Problem | str | None:
    """Show the board of a seat as a picture.

     The seat's own board, enlarged, with everything in front of it that the caller may see.

    Scope of personal access tokens: `read`.

    Args:
        id (UUID): A game.
        seat_path (int):
        at (int | Unset):
        spectator (bool | Unset):
        seat_query (int | Unset):
        theme (ShowSeatBoardTheme | Unset):
        width (int | Unset):
        coordinates (bool | Unset):
        ticket (str | Unset):
        accept_language (str | Unset):
        if_none_match (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Any | Problem | str
    """

    return (
        await asyncio_detailed(
            id=id,
            seat_path=seat_path,
            client=client,
            at=at,
            spectator=spectator,
            seat_query=seat_query,
            theme=theme,
            width=width,
            coordinates=coordinates,
            ticket=ticket,
            accept_language=accept_language,
            if_none_match=if_none_match,
        )
    ).parsed
