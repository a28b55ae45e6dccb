from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.page_ranked import PageRanked
from ...models.problem import Problem
from ...models.show_leaderboard_pool import ShowLeaderboardPool
from ...types import UNSET, Response, Unset


def _get_kwargs(
    ruleset: str,
    *,
    pool: ShowLeaderboardPool | Unset = UNSET,
    least_games: int | Unset = UNSET,
    limit: int | Unset = UNSET,
    cursor: str | Unset = UNSET,
    if_none_match: str | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    if not isinstance(if_none_match, Unset):
        headers["If-None-Match"] = if_none_match

    params: dict[str, Any] = {}

    json_pool: str | Unset = UNSET
    if not isinstance(pool, Unset):
        json_pool = pool.value

    params["pool"] = json_pool

    params["least_games"] = least_games

    params["limit"] = limit

    params["cursor"] = cursor

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/ratings/{ruleset}".format(
            ruleset=quote(str(ruleset), safe=""),
        ),
        "params": params,
    }

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Any | PageRanked | Problem | None:
    if response.status_code == 200:
        response_200 = PageRanked.from_dict(response.json())

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
) -> Response[Any | PageRanked | Problem]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    ruleset: str,
    *,
    client: AuthenticatedClient,
    pool: ShowLeaderboardPool | Unset = UNSET,
    least_games: int | Unset = UNSET,
    limit: int | Unset = UNSET,
    cursor: str | Unset = UNSET,
    if_none_match: str | Unset = UNSET,
) -> Response[Any | PageRanked | Problem]:
    """Show the leaderboard of a ruleset.

     The strongest accounts, ordered by a cautious estimate of their strength. Games among people, among
    bots, and of both have separate
    leaderboards. Accounts with few rated games are not listed, because their estimate is too uncertain.

    Scope of personal access tokens: `read`.

    Args:
        ruleset (str):
        pool (ShowLeaderboardPool | Unset): Against which kind of opponents an account is rated.
        least_games (int | Unset):
        limit (int | Unset):
        cursor (str | Unset):
        if_none_match (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Any | PageRanked | Problem]
    """

    kwargs = _get_kwargs(
        ruleset=ruleset,
        pool=pool,
        least_games=least_games,
        limit=limit,
        cursor=cursor,
        if_none_match=if_none_match,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    ruleset: str,
    *,
    client: AuthenticatedClient,
    pool: ShowLeaderboardPool | Unset = UNSET,
    least_games: int | Unset = UNSET,
    limit: int | Unset = UNSET,
    cursor: str | Unset = UNSET,
    if_none_match: str | Unset = UNSET,
) -> Any | PageRanked | Problem | None:
    """Show the leaderboard of a ruleset.

     The strongest accounts, ordered by a cautious estimate of their strength. Games among people, among
    bots, and of both have separate
    leaderboards. Accounts with few rated games are not listed, because their estimate is too uncertain.

    Scope of personal access tokens: `read`.

    Args:
        ruleset (str):
        pool (ShowLeaderboardPool | Unset): Against which kind of opponents an account is rated.
        least_games (int | Unset):
        limit (int | Unset):
        cursor (str | Unset):
        if_none_match (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Any | PageRanked | Problem
    """

    return sync_detailed(
        ruleset=ruleset,
        client=client,
        pool=pool,
        least_games=least_games,
        limit=limit,
        cursor=cursor,
        if_none_match=if_none_match,
    ).parsed


async def asyncio_detailed(
    ruleset: str,
    *,
    client: AuthenticatedClient,
    pool: ShowLeaderboardPool | Unset = UNSET,
    least_games: int | Unset = UNSET,
    limit: int | Unset = UNSET,
    cursor: str | Unset = UNSET,
    if_none_match: str | Unset = UNSET,
) -> Response[Any | PageRanked | Problem]:
    """Show the leaderboard of a ruleset.

     The strongest accounts, ordered by a cautious estimate of their strength. Games among people, among
    bots, and of both have separate
    leaderboards. Accounts with few rated games are not listed, because their estimate is too uncertain.

    Scope of personal access tokens: `read`.

    Args:
        ruleset (str):
        pool (ShowLeaderboardPool | Unset): Against which kind of opponents an account is rated.
        least_games (int | Unset):
        limit (int | Unset):
        cursor (str | Unset):
        if_none_match (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Any | PageRanked | Problem]
    """

    kwargs = _get_kwargs(
        ruleset=ruleset,
        pool=pool,
        least_games=least_games,
        limit=limit,
        cursor=cursor,
        if_none_match=if_none_match,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    ruleset: str,
    *,
    client: AuthenticatedClient,
    pool: ShowLeaderboardPool | Unset = UNSET,
    least_games: int | Unset = UNSET,
    limit: int | Unset = UNSET,
    cursor: str | Unset = UNSET,
    if_none_match: str | Unset = UNSET,
) -> Any | PageRanked | Problem | None:
    """Show the leaderboard of a ruleset.

     The strongest accounts, ordered by a cautious estimate of their strength. Games among people, among
    bots, and of both have separate
    leaderboards. Accounts with few rated games are not listed, because their estimate is too uncertain.

    Scope of personal access tokens: `read`.

    Args:
        ruleset (str):
        pool (ShowLeaderboardPool | Unset): Against which kind of opponents an account is rated.
        least_games (int | Unset):
        limit (int | Unset):
        cursor (str | Unset):
        if_none_match (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Any | PageRanked | Problem
    """

    return (
        await asyncio_detailed(
            ruleset=ruleset,
            client=client,
            pool=pool,
            least_games=least_games,
            limit=limit,
            cursor=cursor,
            if_none_match=if_none_match,
        )
    ).parsed
