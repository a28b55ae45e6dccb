from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote
from uuid import UUID

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.game_state import GameState
from ...models.problem import Problem
from ...models.show_state_theme import ShowStateTheme
from ...types import UNSET, Response, Unset


def _get_kwargs(
    id: UUID,
    *,
    include: str | Unset = UNSET,
    since: int | Unset = UNSET,
    at: int | Unset = UNSET,
    spectator: bool | Unset = UNSET,
    seat: int | Unset = UNSET,
    theme: ShowStateTheme | Unset = UNSET,
    width: int | Unset = UNSET,
    coordinates: bool | Unset = UNSET,
    accept_language: str | Unset = UNSET,
    if_none_match: str | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    if not isinstance(accept_language, Unset):
        headers["Accept-Language"] = accept_language

    if not isinstance(if_none_match, Unset):
        headers["If-None-Match"] = if_none_match

    params: dict[str, Any] = {}

    params["include"] = include

    params["since"] = since

    params["at"] = at

    params["spectator"] = spectator

    params["seat"] = seat

    json_theme: str | Unset = UNSET
    if not isinstance(theme, Unset):
        json_theme = theme.value

    params["theme"] = json_theme

    params["width"] = width

    params["coordinates"] = coordinates

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/games/{id}/state".format(
            id=quote(str(id), safe=""),
        ),
        "params": params,
    }

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Any | GameState | Problem | None:
    if response.status_code == 200:
        response_200 = GameState.from_dict(response.json())

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
) -> Response[Any | GameState | Problem]:
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
    include: str | Unset = UNSET,
    since: int | Unset = UNSET,
    at: int | Unset = UNSET,
    spectator: bool | Unset = UNSET,
    seat: int | Unset = UNSET,
    theme: ShowStateTheme | Unset = UNSET,
    width: int | Unset = UNSET,
    coordinates: bool | Unset = UNSET,
    accept_language: str | Unset = UNSET,
    if_none_match: str | Unset = UNSET,
) -> Response[Any | GameState | Problem]:
    """Show the state of a game.

     Everything that a client shows to this viewer at one version: players, awaited decisions, view, the
    viewer's decision and choices
    with texts, scores, and the events since a version. The `ETag` changes with all of it, also with
    names and deadlines; a client that
    polls with `If-None-Match` gets 304 until something changes. It begins with the version and can be
    sent as `If-Match` with
    commands, which are then accepted at that version, whatever else changed; `version` can be sent as
    well.

    Scope of personal access tokens: `read`.

    Args:
        id (UUID): A game.
        include (str | Unset):
        since (int | Unset):
        at (int | Unset):
        spectator (bool | Unset):
        seat (int | Unset):
        theme (ShowStateTheme | Unset):
        width (int | Unset):
        coordinates (bool | Unset):
        accept_language (str | Unset):
        if_none_match (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Any | GameState | Problem]
    """

    kwargs = _get_kwargs(
        id=id,
        include=include,
        since=since,
        at=at,
        spectator=spectator,
        seat=seat,
        theme=theme,
        width=width,
        coordinates=coordinates,
        accept_language=accept_language,
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
    include: str | Unset = UNSET,
    since: int | Unset = UNSET,
    at: int | Unset = UNSET,
    spectator: bool | Unset = UNSET,
    seat: int | Unset = UNSET,
    theme: ShowStateTheme | Unset = UNSET,
    width: int | Unset = UNSET,
    coordinates: bool | Unset = UNSET,
    accept_language: str | Unset = UNSET,
    if_none_match: str | Unset = UNSET,
) -> Any | GameState | Problem | None:
    """Show the state of a game.

     Everything that a client shows to this viewer at one version: players, awaited decisions, view, the
    viewer's decision and choices
    with texts, scores, and the events since a version. The `ETag` changes with all of it, also with
    names and deadlines; a client that
    polls with `If-None-Match` gets 304 until something changes. It begins with the version and can be
    sent as `If-Match` with
    commands, which are then accepted at that version, whatever else changed; `version` can be sent as
    well.

    Scope of personal access tokens: `read`.

    Args:
        id (UUID): A game.
        include (str | Unset):
        since (int | Unset):
        at (int | Unset):
        spectator (bool | Unset):
        seat (int | Unset):
        theme (ShowStateTheme | Unset):
        width (int | Unset):
        coordinates (bool | Unset):
        accept_language (str | Unset):
        if_none_match (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Any | GameState | Problem
    """

    return sync_detailed(
        id=id,
        client=client,
        include=include,
        since=since,
        at=at,
        spectator=spectator,
        seat=seat,
        theme=theme,
        width=width,
        coordinates=coordinates,
        accept_language=accept_language,
        if_none_match=if_none_match,
    ).parsed


async def asyncio_detailed(
    id: UUID,
    *,
    client: AuthenticatedClient,
    include: str | Unset = UNSET,
    since: int | Unset = UNSET,
    at: int | Unset = UNSET,
    spectator: bool | Unset = UNSET,
    seat: int | Unset = UNSET,
    theme: ShowStateTheme | Unset = UNSET,
    width: int | Unset = UNSET,
    coordinates: bool | Unset = UNSET,
    accept_language: str | Unset = UNSET,
    if_none_match: str | Unset = UNSET,
) -> Response[Any | GameState | Problem]:
    """Show the state of a game.

     Everything that a client shows to this viewer at one version: players, awaited decisions, view, the
    viewer's decision and choices
    with texts, scores, and the events since a version. The `ETag` changes with all of it, also with
    names and deadlines; a client that
    polls with `If-None-Match` gets 304 until something changes. It begins with the version and can be
    sent as `If-Match` with
    commands, which are then accepted at that version, whatever else changed; `version` can be sent as
    well.

    Scope of personal access tokens: `read`.

    Args:
        id (UUID): A game.
        include (str | Unset):
        since (int | Unset):
        at (int | Unset):
        spectator (bool | Unset):
        seat (int | Unset):
        theme (ShowStateTheme | Unset):
        width (int | Unset):
        coordinates (bool | Unset):
        accept_language (str | Unset):
        if_none_match (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Any | GameState | Problem]
    """

    kwargs = _get_kwargs(
        id=id,
        include=include,
        since=since,
        at=at,
        spectator=spectator,
        seat=seat,
        theme=theme,
        width=width,
        coordinates=coordinates,
        accept_language=accept_language,
        if_none_match=if_none_match,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    id: UUID,
    *,
    client: AuthenticatedClient,
    include: str | Unset = UNSET,
    since: int | Unset = UNSET,
    at: int | Unset = UNSET,
    spectator: bool | Unset = UNSET,
    seat: int | Unset = UNSET,
    theme: ShowStateTheme | Unset = UNSET,
    width: int | Unset = UNSET,
    coordinates: bool | Unset = UNSET,
    accept_language: str | Unset = UNSET,
    if_none_match: str | Unset = UNSET,
) -> Any | GameState | Problem | None:
    """Show the state of a game.

     Everything that a client shows to this viewer at one version: players, awaited decisions, view, the
    viewer's decision and choices
    with texts, scores, and the events since a version. The `ETag` changes with all of it, also with
    names and deadlines; a client that
    polls with `If-None-Match` gets 304 until something changes. It begins with the version and can be
    sent as `If-Match` with
    commands, which are then accepted at that version, whatever else changed; `version` can be sent as
    well.

    Scope of personal access tokens: `read`.

    Args:
        id (UUID): A game.
        include (str | Unset):
        since (int | Unset):
        at (int | Unset):
        spectator (bool | Unset):
        seat (int | Unset):
        theme (ShowStateTheme | Unset):
        width (int | Unset):
        coordinates (bool | Unset):
        accept_language (str | Unset):
        if_none_match (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Any | GameState | Problem
    """

    return (
        await asyncio_detailed(
            id=id,
            client=client,
            include=include,
            since=since,
            at=at,
            spectator=spectator,
            seat=seat,
            theme=theme,
            width=width,
            coordinates=coordinates,
            accept_language=accept_language,
            if_none_match=if_none_match,
        )
    ).parsed
