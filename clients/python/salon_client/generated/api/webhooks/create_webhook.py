from http import HTTPStatus
from typing import Any

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.create_webhook_request import CreateWebhookRequest
from ...models.problem import Problem
from ...models.webhook_with_secret import WebhookWithSecret
from ...types import Response


def _get_kwargs(
    *,
    body: CreateWebhookRequest,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v1/account/webhooks",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Problem | WebhookWithSecret | None:
    if response.status_code == 201:
        response_201 = WebhookWithSecret.from_dict(response.json())

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
) -> Response[Problem | WebhookWithSecret]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient,
    body: CreateWebhookRequest,
) -> Response[Problem | WebhookWithSecret]:
    """Create a webhook.

     From now on every new item of the caller's feed is also sent to the URL, as a `POST` with a JSON
    body (a `WebhookMessage` in the
    format `standard`), signed as Standard Webhooks defines. Only a 2xx response counts as success;
    redirects are not followed. Failed
    deliveries are retried for three days, then the webhook is disabled and its owner gets a notice; a
    410 response disables it
    immediately. An item may be delivered more than once, with the same `webhook-id`. Requests are sent
    to public addresses only, unless
    the server's operator allows others. The secret is in this answer only. An account may have 10
    webhooks, and so may all bots of one
    owner together.

    Scope of personal access tokens: `manage`.

    Args:
        body (CreateWebhookRequest): A new webhook.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Problem | WebhookWithSecret]
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
    body: CreateWebhookRequest,
) -> Problem | WebhookWithSecret | None:
    """Create a webhook.

     From now on every new item of the caller's feed is also sent to the URL, as a `POST` with a JSON
    body (a `WebhookMessage` in the
    format `standard`), signed as Standard Webhooks defines. Only a 2xx response counts as success;
    redirects are not followed. Failed
    deliveries are retried for three days, then the webhook is disabled and its owner gets a notice; a
    410 response disables it
    immediately. An item may be delivered more than once, with the same `webhook-id`. Requests are sent
    to public addresses only, unless
    the server's operator allows others. The secret is in this answer only. An account may have 10
    webhooks, and so may all bots of one
    owner together.

    Scope of personal access tokens: `manage`.

    Args:
        body (CreateWebhookRequest): A new webhook.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Problem | WebhookWithSecret
    """

    return sync_detailed(
        client=client,
        body=body,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient,
    body: CreateWebhookRequest,
) -> Response[Problem | WebhookWithSecret]:
    """Create a webhook.

     From now on every new item of the caller's feed is also sent to the URL, as a `POST` with a JSON
    body (a `WebhookMessage` in the
    format `standard`), signed as Standard Webhooks defines. Only a 2xx response counts as success;
    redirects are not followed. Failed
    deliveries are retried for three days, then the webhook is disabled and its owner gets a notice; a
    410 response disables it
    immediately. An item may be delivered more than once, with the same `webhook-id`. Requests are sent
    to public addresses only, unless
    the server's operator allows others. The secret is in this answer only. An account may have 10
    webhooks, and so may all bots of one
    owner together.

    Scope of personal access tokens: `manage`.

    Args:
        body (CreateWebhookRequest): A new webhook.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Problem | WebhookWithSecret]
    """

    kwargs = _get_kwargs(
        body=body,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient,
    body: CreateWebhookRequest,
) -> Problem | WebhookWithSecret | None:
    """Create a webhook.

     From now on every new item of the caller's feed is also sent to the URL, as a `POST` with a JSON
    body (a `WebhookMessage` in the
    format `standard`), signed as Standard Webhooks defines. Only a 2xx response counts as success;
    redirects are not followed. Failed
    deliveries are retried for three days, then the webhook is disabled and its owner gets a notice; a
    410 response disables it
    immediately. An item may be delivered more than once, with the same `webhook-id`. Requests are sent
    to public addresses only, unless
    the server's operator allows others. The secret is in this answer only. An account may have 10
    webhooks, and so may all bots of one
    owner together.

    Scope of personal access tokens: `manage`.

    Args:
        body (CreateWebhookRequest): A new webhook.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Problem | WebhookWithSecret
    """

    return (
        await asyncio_detailed(
            client=client,
            body=body,
        )
    ).parsed
