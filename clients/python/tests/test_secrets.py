"""Secrets do not appear in the `repr` of clients and models, which logs and tracebacks may contain."""

import unittest

from salon_client import Salon
from salon_client.generated import AuthenticatedClient, Client
from salon_client.generated.models import CreateSessionRequest, RegisterRequest

SECRET = "salon_pat_do_not_show"


class Secrets(unittest.IsolatedAsyncioTestCase):
    def test_a_client_does_not_show_its_token(self) -> None:
        client = AuthenticatedClient(base_url="http://127.0.0.1:1", token=SECRET, headers={"x-key": SECRET})
        # Creating the HTTP client stores the token in its headers.
        client.get_httpx_client()
        client.get_async_httpx_client()
        other = client.with_headers({"authorization": SECRET})
        for shown in (repr(client), str(client), f"{other!r}", repr(vars(Client)), repr(Client("http://127.0.0.1:1"))):
            self.assertNotIn(SECRET, shown)
        self.assertEqual(client.token, SECRET)

    async def test_the_helper_does_not_show_its_token(self) -> None:
        async with Salon("http://127.0.0.1:1", SECRET) as salon:
            salon.client.get_async_httpx_client()
            for shown in (repr(salon), repr(salon.client)):
                self.assertNotIn(SECRET, shown)

    def test_models_do_not_show_secrets(self) -> None:
        for model in (
            CreateSessionRequest(name="ada", password=SECRET),
            RegisterRequest(name="ada", password=SECRET),
        ):
            self.assertNotIn(SECRET, repr(model))
            self.assertIn("ada", repr(model))
            self.assertEqual(model.to_dict()["password"], SECRET)
