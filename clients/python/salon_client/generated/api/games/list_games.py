from http import HTTPStatus
from typing import Any, cast

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.list_games_status import ListGamesStatus
from ...models.page_game_summary import PageGameSummary
from ...models.problem import Problem
from ...types import UNSET, Response, Unset


def _get_kwargs(
    *,
    mine: bool | Unset = UNSET,
    player: str | Unset = UNSET,
    status: ListGamesStatus | Unset = UNSET,
    ruleset: str | Unset = UNSET,
    accepts_bots: bool | Unset = UNSET,
    rated: bool | Unset = UNSET,
    limit: int | Unset = UNSET,
    cursor: str | Unset = UNSET,
    if_none_match: str | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    if not isinstance(if_none_match, Unset):
        headers["If-None-Match"] = if_none_match

    params: dict[str, Any] = {}

    params["mine"] = mine

    params["player"] = player

    json_status: str | Unset = UNSET
    if not isinstance(status, Unset):
        json_status = status.value

    params["status"] = json_status

    params["ruleset"] = ruleset

    params["accepts_bots"] = accepts_bots

    params["rated"] = rated

    params["limit"] = limit

    params["cursor"] = cursor

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/games",
        "params": params,
    }

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Any | PageGameSummary | Problem | None:
    if response.status_code == 200:
        response_200 = PageGameSummary.from_dict(response.json())

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
) -> Response[Any | PageGameSummary | Problem]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient,
    mine: bool | Unset = UNSET,
    player: str | Unset = UNSET,
    status: ListGamesStatus | Unset = UNSET,
    ruleset: str | Unset = UNSET,
    accepts_bots: bool | Unset = UNSET,
    rated: bool | Unset = UNSET,
    limit: int | Unset = UNSET,
    cursor: str | Unset = UNSET,
    if_none_match: str | Unset = UNSET,
) -> Response[Any | PageGameSummary | Problem]:
    """List games.

     Public games, or the caller's own, the newest first. `status=open` finds tables to join. Public
    games are listed without a token
    too; the caller's own need one.

    Scope of personal access tokens: `read`.

    Args:
        mine (bool | Unset):
        player (str | Unset):
        status (ListGamesStatus | Unset): The status of a game.
        ruleset (str | Unset):
        accepts_bots (bool | Unset):
        rated (bool | Unset):
        limit (int | Unset):
        cursor (str | Unset):
        if_none_match (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Any | PageGameSummary | Problem]
    """

    kwargs = _get_kwargs(
        mine=mine,
        player=player,
        status=status,
        ruleset=ruleset,
        accepts_bots=accepts_bots,
        rated=rated,
        limit=limit,
        cursor=cursor,
        if_none_match=if_none_match,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    *,
    client: AuthenticatedClient,
    mine: bool | Unset = UNSET,
    player: str | Unset = UNSET,
    status: ListGamesStatus | Unset = UNSET,
    ruleset: str | Unset = UNSET,
    accepts_bots: bool | Unset = UNSET,
    rated: bool | Unset = UNSET,
    limit: int | Unset = UNSET,
    cursor: str | Unset = UNSET,
    if_none_match: str | Unset = UNSET,
) -> Any | PageGameSummary | Problem | None:
    """List games.

     Public games, or the caller's own, the newest first. `status=open` finds tables to join. Public
    games are listed without a token
    too; the caller's own need one.

    Scope of personal access tokens: `read`.

    Args:
        mine (bool | Unset):
        player (str | Unset):
        status (ListGamesStatus | Unset): The status of a game.
        ruleset (str | Unset):
        accepts_bots (bool | Unset):
        rated (bool | Unset):
        limit (int | Unset):
        cursor (str | Unset):
        if_none_match (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Any | PageGameSummary | Problem
    """

    return sync_detailed(
        client=client,
        mine=mine,
        player=player,
        status=status,
        ruleset=ruleset,
        accepts_bots=accepts_bots,
        rated=rated,
        limit=limit,
        cursor=cursor,
        if_none_match=if_none_match,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient,
    mine: bool | Unset = UNSET,
    player: str | Unset = UNSET,
    status: ListGamesStatus | Unset = UNSET,
    ruleset: str | Unset = UNSET,
    accepts_bots: bool | Unset = UNSET,
    rated: bool | Unset = UNSET,
    limit: int | Unset = UNSET,
    cursor: str | Unset = UNSET,
    if_none_match: str | Unset = UNSET,
) -> Response[Any | PageGameSummary | Problem]:
    """List games.

     Public games, or the caller's own, the newest first. `status=open` finds tables to join. Public
    games are listed without a token
    too; the caller's own need one.

    Scope of personal access tokens: `read`.

    Args:
        mine (bool | Unset):
        player (str | Unset):
        status (ListGamesStatus | Unset): The status of a game.
        ruleset (str | Unset):
        accepts_bots (bool | Unset):
        rated (bool | Unset):
        limit (int | Unset):
        cursor (str | Unset):
        if_none_match (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Any | PageGameSummary | Problem]
    """

    kwargs = _get_kwargs(
        mine=mine,
        player=player,
        status=status,
        ruleset=ruleset,
        accepts_bots=accepts_bots,
        rated=rated,
        limit=limit,
        cursor=cursor,
        if_none_match=if_none_match,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient,
    mine: bool | Unset = UNSET,
    player: str | Unset = UNSET,
    status: ListGamesStatus | Unset = UNSET,
    ruleset: str | Unset = UNSET,
    accepts_bots: bool | Unset = UNSET,
    rated: bool | Unset = UNSET,
    limit: int | Unset = UNSET,
    cursor: str | Unset = UNSET,
    if_none_match: str | Unset = UNSET,
) -> Any | PageGameSummary | Problem | None:
    """List games.

     Public games, or the caller's own, the newest first. `status=open` finds tables to join. Public
    games are listed without a token
    too; the caller's own need one.

    Scope of personal access tokens: `read`.

    Args:
        mine (bool | Unset):
        player (str | Unset):
        status (ListGamesStatus | Unset): The status of a game.
        ruleset (str | Unset):
        accepts_bots (bool | Unset):
        rated (bool | Unset):
        limit (int | Unset):
        cursor (str | Unset):
        if_none_match (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Any | PageGameSummary | Problem
    """

    return (
        await asyncio_detailed(
            client=client,
            mine=mine,
            player=player,
            status=status,
            ruleset=ruleset,
            accepts_bots=accepts_bots,
            rated=rated,
            limit=limit,
            cursor=cursor,
            if_none_match=if_none_match,
        )
    ).parsed
