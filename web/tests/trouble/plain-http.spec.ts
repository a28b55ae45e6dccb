/** A server in a local network, reached by a name over plain HTTP: browsers do not trust such a page and keep Web Crypto from it. */
import { expect, test, type TestServer } from "../lib/fixtures";
import { Player } from "../lib/player";
import { ofTwo } from "../lib/tables";
import { playToEnd } from "../side/prepare";

/** The address of the server under a name that the browser maps to loopback, see playwright.config.ts. */
const named = (server: TestServer) => `http://salon.test:${new URL(server.url).port}`;

test("over plain HTTP the check of the deal says what is missing and how to do it elsewhere", async ({ newPerson, browser, server, axe }) => {
  const [ada, bob] = [await newPerson({ prefix: "ada" }), await newPerson({ prefix: "bob" })];
  const game = await ofTwo(ada.api, bob.api, { ruleset: "orchard", visibility: "public" });
  await playToEnd(game, ada.api, bob.api);
  const context = await browser.newContext({ baseURL: named(server) });
  const page = await context.newPage();
  await page.goto(`/games/${game}`);
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await page.getByRole("banner").getByRole("link", { name: "Sign in" }).click();
  await page.getByRole("textbox", { name: "Name", exact: true }).fill(ada.name);
  await page.getByLabel("Password", { exact: true }).fill(ada.password);
  await page.keyboard.press("Enter");
  // Signing in leads back to the game.
  await expect(page).toHaveURL(new RegExp(`/games/${game}$`));
  await page.getByRole("button", { name: "Check this deal" }).first().click();
  await page.getByRole("tabpanel", { name: "Deal" }).getByRole("button", { name: "Check this deal" }).click();
  await expect(page.getByText("This page cannot compute the fingerprint")).toBeVisible();
  await expect(page.getByText(/only on pages loaded over HTTPS/)).toBeVisible();
  await expect(page.getByText("salon replay RECORD.json")).toBeVisible();
  await axe(page);
  await context.close();
});

test("over plain HTTP a guest plays, and stays signed in after a reload", async ({ browser, server }) => {
  const context = await browser.newContext({ baseURL: named(server) });
  const page = await context.newPage();
  await page.goto("/");
  await page.getByRole("button", { name: "Play now", exact: true }).click();
  await expect(page).toHaveURL(/\/games\/[0-9a-f-]{36}$/);
  const player = new Player(page, "list");
  await player.playTurns(1);
  await page.reload();
  await expect(page.getByRole("button", { name: /^Account of/ })).toBeVisible();
  expect(await player.offer()).not.toBe("over");
  await context.close();
});
