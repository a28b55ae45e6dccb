import { expect, test } from "../lib/fixtures";

const UNKNOWN = "0199a0c2-aaaa-7c55-b0f4-6d3a7f2f7d11";

test("an unknown game says what to do next", async ({ person, axe }) => {
  await person.page.goto(`/games/${UNKNOWN}`);
  await expect(person.page.getByText(/There is no such game|This table is not there any more/).first()).toBeVisible();
  await expect(person.page.getByRole("link", { name: /table|page/ }).or(person.page.getByRole("button", { name: /table/ })).first()).toBeVisible();
  await axe(person.page);
});

test("an invitation that is wrong or too late says what to do next", async ({ person, newPerson, axe }) => {
  await person.page.goto("/invitations/AAAAAAAAAAAAAAAAAAAAAAAA");
  await expect(person.page.getByRole("heading", { level: 1 })).toBeVisible();
  await axe(person.page);
  const host = await newPerson({ prefix: "host" });
  const game = await host.api.createGame({ visibility: "private" });
  const { invite } = await host.api.game(game);
  await host.api.call("POST", `/v1/games/${game}/bots`, { level: "novice" });
  await person.page.goto(`/invitations/${invite}`);
  await expect(person.page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(person.page.getByRole("link").nth(2)).toBeVisible();
});

test("a session that was ended elsewhere leads to signing in, and back", async ({ person }) => {
  const game = await person.api.createGame({ bots: ["novice"], visibility: "private" });
  await person.page.goto(`/games/${game}`);
  await expect(person.page.locator("[data-sheet]")).toBeVisible();
  await person.api.call("DELETE", "/v1/sessions");
  await person.page.goto("/settings");
  await person.page.goto(`/games/${game}`);
  await person.page.getByRole("main").getByRole("link", { name: "Sign in" }).click();
  await person.page.getByLabel("Name").first().fill(person.name);
  await person.page.getByLabel(/^Password/).fill(person.password);
  await person.page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
  await expect(person.page).toHaveURL(new RegExp(`/games/${game}`));
  await expect(person.page.locator("[data-sheet]")).toBeVisible();
});

test("a server that is away is said in words, and the page goes on by itself", async ({ person, server }) => {
  await person.page.goto("/");
  await expect(person.page.getByRole("heading", { level: 1, name: "Your games" })).toBeVisible();
  await server.stop();
  await person.page.getByRole("link", { name: "Play", exact: true }).click();
  await expect(person.page.getByText(/does not answer|No connection/).first()).toBeVisible({ timeout: 60_000 });
  await server.start();
  await expect(person.page.getByText(/does not answer|No connection/)).toHaveCount(0, { timeout: 60_000 });
});
