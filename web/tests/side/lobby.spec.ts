import { expect, test } from "../lib/fixtures";

test("a table fills by link and by bot, and starts @both", async ({ twoPeople, axe }) => {
  const [ada, bob] = twoPeople;
  const id = await ada.api.createGame({
    ruleset: "orchard",
    seats: 3,
    visibility: "private",
    options: { length: "long" },
    clock: { time: { kind: "per_decision", seconds: 172_800 } },
  });
  await ada.page.goto(`/games/${id}`);
  await expect(ada.page.getByText("Waiting for 1 more player.")).toBeVisible();
  await expect(ada.page.getByText("2 days for every decision.")).toBeVisible();
  await expect(ada.page.getByText("Sixteen rounds are played.")).toBeVisible();
  await axe(ada.page);

  const link = await ada.page.getByLabel("Link for friends").inputValue();
  expect(new URL(link).pathname).toMatch(/^\/invitations\/.+/);
  await bob.page.goto(link);
  await bob.page.getByRole("button", { name: /Join/ }).click();
  await expect(ada.page.getByText("2 of 3 seats are taken.")).toBeVisible();
  await expect(ada.page.getByRole("button", { name: "Start the game" })).toBeEnabled();

  await ada.page.getByRole("button", { name: "Add a novice" }).click();
  await expect(ada.page.getByRole("tab", { name: "Log" })).toBeVisible();
  await expect(bob.page.getByRole("tab", { name: "Log" })).toBeVisible();
});

test("the host invites by name, removes a bot, and calls the table off after a question", async ({ twoPeople }) => {
  const [ada, bob] = twoPeople;
  const { page } = ada;
  const id = await ada.api.createGame({ seats: 4, visibility: "public" });
  await bob.page.goto(`/games/${id}`);
  await page.goto(`/games/${id}`);
  await page.getByLabel("Name of the player").fill("nobody-of-this-name");
  await page.getByRole("button", { name: "Invite", exact: true }).click();
  await expect(page.getByText("There is no player with this name.")).toBeVisible();
  await page.getByLabel("Name of the player").fill(bob.name);
  await page.getByRole("button", { name: "Invite", exact: true }).click();
  await expect(page.getByText(/is invited\./)).toBeVisible();
  const feed = await bob.api.call("GET", "/v1/account/feed?kinds=invitation");
  expect(feed.items).toHaveLength(1);

  await page.getByRole("button", { name: "Add a master" }).click();
  await page.getByRole("button", { name: /^Remove/ }).click();
  await expect(page.getByText("1 of 4 seats is taken.")).toBeVisible();

  await page.getByRole("button", { name: "Call the table off" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Keep it" }).click();
  await page.getByRole("button", { name: "Call the table off" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Call the table off" }).click();
  await expect(page.getByText("This table was called off")).toBeVisible();
  // Who looks at it hears of it, with what to do next.
  await expect(bob.page.getByText("This table was called off")).toBeVisible();
  await expect(bob.page.getByRole("link", { name: "Look for another table" })).toBeVisible();
});

test("a person joins and leaves a public table; a full one and an unlisted one say what to do", async ({ twoPeople }) => {
  const [ada, bob] = twoPeople;
  const open = await ada.api.createGame({ seats: 3 });
  await bob.page.goto(`/games/${open}`);
  await bob.page.getByRole("button", { name: "Join this table" }).click();
  await expect(bob.page.getByText("2 of 3 seats are taken.")).toBeVisible();
  await bob.page.getByRole("button", { name: "Leave the table" }).click();
  await bob.page.getByRole("dialog").getByRole("button", { name: "Leave the table" }).click();
  await expect(bob.page).toHaveURL(/\/$/);

  const unlisted = await ada.api.createGame({ seats: 3, visibility: "unlisted" });
  await bob.page.goto(`/games/${unlisted}`);
  await expect(bob.page.getByText("You need the invitation of this table to join it.")).toBeVisible();
});

test("a visitor joins as a guest, or signs in where the game is rated", async ({ page, person }) => {
  const rated = await person.api.createGame({ seats: 3, visibility: "public", rated: true });
  await page.goto(`/games/${rated}`);
  await expect(page.getByRole("main").getByRole("link", { name: "Sign in" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Join as a guest" })).toHaveCount(0);
  const id = await person.api.createGame({ seats: 3, visibility: "public" });
  await page.goto(`/games/${id}`);
  await page.getByRole("button", { name: "Join as a guest" }).click();
  await expect(page.getByText("2 of 3 seats are taken.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Leave the table" })).toBeVisible();
});

test("the table in French", async ({ newPerson }) => {
  const person = await newPerson({ account: { locale: "fr" } });
  const id = await person.api.createGame({ seats: 3, clock: { time: { kind: "bank", seconds: 864_000, increment: 86_400, cap: 864_000 } } });
  await person.page.goto(`/games/${id}`);
  await expect(person.page.getByRole("button", { name: "Commencer la partie" })).toBeVisible();
  await expect(person.page.getByText(/10\s+jours pour toute la partie/)).toBeVisible();
});
