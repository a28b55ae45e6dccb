/** Tokens, bots and webhooks: secrets are shown once, what failed is said in words. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Api, expect, poll, test, uniqueName } from "../lib/fixtures";

test("an access token is shown once, works, and stops working when it is revoked", async ({ person: { page, api, name }, server, axe }) => {
  await page.goto("/settings/tokens");
  await page.getByRole("button", { name: "Create a token" }).click();
  await expect(page.getByRole("textbox", { name: "Name" })).toHaveAccessibleDescription(/Enter a name/);
  await page.getByRole("textbox", { name: "Name" }).fill("script");
  await page.getByRole("button", { name: "Create a token" }).click();
  const secret = page.getByRole("textbox", { name: "Token script" });
  await expect(secret).toBeFocused();
  await axe(page);
  const token = await secret.inputValue();
  const script = new Api(server.url, token);
  expect((await script.call("GET", "/v1/account")).name).toBe(name);
  expect((await script.send("PATCH", "/v1/account", { locale: "fr" })).status, "the chosen permission is to read").toBe(403);
  const [stored] = (await api.call("GET", "/v1/account/tokens")).items;
  expect(stored).toMatchObject({ label: "script", scopes: ["read"] });
  expect(Date.parse(stored.expires_at)).toBeGreaterThan(Date.now() + 89 * 86_400_000);
  await page.reload();
  await expect(page.getByText("script", { exact: true })).toBeVisible();
  await expect(secret).toHaveCount(0);
  expect(await page.content()).not.toContain(token);
  await page.getByRole("button", { name: "Revoke script" }).click();
  await page.getByRole("dialog", { name: "Revoke the token script?" }).getByRole("button", { name: "Revoke" }).click();
  await expect(page.getByText("The token script is revoked.")).toBeVisible();
  expect((await script.send("GET", "/v1/account")).status).toBe(401);
});

test("a bot is created, renamed, given a token and deleted", async ({ person: { page, api }, server }) => {
  const name = uniqueName("robot");
  await page.goto("/settings/bots");
  await page.getByRole("textbox", { name: "Name", exact: true }).fill(name);
  await page.getByRole("button", { name: "Create the bot" }).click();
  await expect(page.getByRole("heading", { level: 2, name })).toBeVisible();
  await page.getByRole("textbox", { name: "Name shown to others" }).fill("Deep Easel");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Deep Easel" })).toBeVisible();
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("engine");
  await page.getByRole("button", { name: "Create a token" }).click();
  const bot = new Api(server.url, await page.getByRole("textbox", { name: "Token engine" }).inputValue());
  expect(await bot.call("GET", "/v1/account")).toMatchObject({ name, kind: "bot", display_name: "Deep Easel" });
  await page.getByRole("button", { name: "I have kept it" }).click();
  await page.getByRole("button", { name: "Delete this bot" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete this bot" }).click();
  await expect(page.getByText("You have no bots.")).toBeVisible();
  expect((await api.call("GET", "/v1/account/bots")).items).toEqual([]);
});

test("a webhook that fails says why, and is changed, switched off and deleted", async ({ person: { page, api } }) => {
  const stored = async () => (await api.call("GET", "/v1/account/webhooks")).items;
  await page.goto("/settings/webhooks");
  await page.getByRole("textbox", { name: "Name" }).fill("chat");
  await page.getByRole("textbox", { name: "Address" }).fill("hooks.invalid");
  await page.getByRole("button", { name: "Create the webhook" }).click();
  await expect(page.getByRole("textbox", { name: "Address" })).toHaveAccessibleDescription(/begins with https/);
  await page.getByRole("textbox", { name: "Address" }).fill("https://hooks.invalid/salon");
  await page.getByRole("checkbox", { name: "Send all notices" }).uncheck();
  await page.getByRole("button", { name: "Create the webhook" }).click();
  await expect(page.getByRole("textbox", { name: "Secret of chat" })).toHaveValue(/^whsec_/);
  expect((await stored())[0]).toMatchObject({ label: "chat", kinds: ["your_turn", "reminder"], format: "standard" });
  await page.getByRole("link", { name: "chat" }).click();
  await page.getByRole("button", { name: "Send a test message" }).click();
  const row = page.getByRole("listitem").filter({ hasText: "Test message" });
  await expect(row).toContainText("1 attempt.");
  await expect(row).toContainText(/name|address|host/i);
  await row.getByRole("button", { name: /^Send again/ }).click();
  await expect(page.getByText("It is sent again.", { exact: false })).toBeVisible();
  await page.getByRole("button", { name: "New secret" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "New secret" }).click();
  await expect(page.getByRole("textbox", { name: "Secret of chat" })).toHaveValue(/^whsec_/);
  await page.getByLabel("Format").selectOption("discord");
  await page.getByRole("checkbox", { name: "Send all notices" }).check();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("The webhook is saved.")).toBeVisible();
  expect((await stored())[0]).toMatchObject({ format: "discord", kinds: null });
  await page.getByRole("button", { name: "Switch off" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Switch off" }).click();
  await expect(page.getByRole("button", { name: "Switch on again" })).toBeVisible();
  expect((await stored())[0].enabled).toBe(false);
  await page.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("You have no webhooks.")).toBeVisible();
  expect(await stored()).toEqual([]);
});

test("a delivery that failed is sent again and arrives @long", async ({ browser, allowedErrors }) => {
  const { TestServer } = await import("../lib/fixtures");
  const { createPerson } = await import("../lib/people");
  allowedErrors.push(/503/);
  let status = 503;
  let arrived = 0;
  const receiver = createServer((request, response) => {
    request.resume();
    arrived += 1;
    response.writeHead(status).end();
  });
  await new Promise<void>((done) => receiver.listen(0, "127.0.0.1", done));
  const server = await TestServer.launch({ SALON_WEBHOOKS_ALLOW_PRIVATE: "true" });
  try {
    const person = await createPerson(browser, server, {});
    const { page } = person;
    const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/salon`;
    const { id } = await person.api.call("POST", "/v1/account/webhooks", { label: "mine", url });
    await page.goto(`/settings/webhooks?webhook=${id}`);
    await page.getByRole("button", { name: "Send a test message" }).click();
    const row = page.getByRole("listitem").filter({ hasText: "Test message" });
    await expect(row).toContainText("The answer was 503.");
    status = 204;
    await row.getByRole("button", { name: /^Send again/ }).click();
    await expect(row).toContainText("Delivered.");
    await poll("the second delivery", 20_000, async () => arrived === 2);
    await person.context.close();
  } finally {
    await server.dispose();
    receiver.close();
  }
});
