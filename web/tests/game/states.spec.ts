import { expect, test } from "../lib/fixtures";
import { againstBot } from "../lib/tables";

test("a game that does not exist says so and leads on", async ({ person: { page }, axe }) => {
  await page.goto("/games/0199a0c2-aaaa-7c55-b0f4-6d3a7f2f7d11");
  await expect(page.getByText("There is no such game")).toBeVisible();
  await expect(page.getByRole("link", { name: "Find another table" })).toHaveAttribute("href", "/play");
  await axe(page);
});

test("a stranger is asked to sign in for a private game, and comes back to it", async ({ person: { api }, page }) => {
  const game = await api.createGame({ visibility: "private", bots: ["novice"] });
  await page.goto(`/games/${game}`);
  await expect(page.getByText("Sign in to see this game")).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "Sign in" })).toHaveAttribute("href", `/sign-in?next=${encodeURIComponent(`/games/${game}`)}`);
});

test("a visitor watches a public game without choices", async ({ person: { api }, page }) => {
  const game = await againstBot(api);
  await page.goto(`/games/${game}`);
  await expect(page.getByText("You are watching")).toBeVisible();
  await expect(page.getByRole("group", { name: "Board" }).getByRole("img").first()).toBeVisible();
  await expect(page.locator("[data-mark]")).toHaveCount(0);
});

test("without a connection the board stays, greyed, and the draft goes on afterwards", async ({ person: { page, api, context } }) => {
  const game = await againstBot(api);
  await page.goto(`/games/${game}`);
  await page.getByRole("button", { name: /^E3 / }).click();
  await expect(page.getByRole("button", { name: "Send: E3" })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole("button", { name: "Send: E3" }).click();
  await expect(page.getByText(/offline since \d/)).toBeVisible();
  await expect(page.locator(".picture svg")).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText("Sent.")).toBeVisible({ timeout: 60_000 });
  const { items } = await api.call("GET", `/v1/games/${game}/events`);
  const own = (await api.state(game)).seat;
  expect(items.filter((item: { seat: number; event: { kind: string } }) => item.seat === own && item.event.kind === "painting_hung")).toHaveLength(1);
});

test("the page is in French for a French account", async ({ newPerson, axe }) => {
  const person = await newPerson({ account: { locale: "fr" }, browser: { locale: "fr-FR" } });
  const game = await againstBot(person.api);
  await person.page.goto(`/games/${game}`);
  await expect(person.page.getByText("À vous de jouer")).toBeVisible();
  await person.page.getByRole("button", { name: /^E3 / }).click();
  await expect(person.page.getByRole("button", { name: "Envoyer : E3" })).toBeVisible();
  await axe(person.page);
});

test("a past moment is shown by its address, without choices, and leads back", async ({ person: { page, api } }) => {
  const game = await againstBot(api);
  const [choice] = await api.choices(game);
  await api.submit(game, [choice!.command]);
  // Both have hung a painting: the first event is past.
  await expect.poll(async () => (await api.state(game)).version).toBeGreaterThan(1);
  await page.goto(`/games/${game}?at=1`);
  await expect(page.getByText("You see a past moment.")).toBeVisible();
  await expect(page.locator("[data-mark]")).toHaveCount(0);
  await page.getByRole("button", { name: "Back to now" }).first().click();
  await expect(page).toHaveURL(new RegExp(`/games/${game}$`));
  await expect(page.getByText("You see a past moment.")).toBeHidden();
});

test("a hint fills the draft, which can be undone", async ({ person: { page, api } }) => {
  const game = await againstBot(api);
  await page.goto(`/games/${game}`);
  await page.getByRole("button", { name: "Ask for a hint" }).click();
  await expect(page.getByText(/This is what a strong bot would do/)).toBeVisible();
  const draft = page.getByRole("region", { name: "Your turn so far" });
  await expect(draft.getByRole("listitem").first()).toBeVisible();
  // A hint may have several steps.
  await expect(async () => {
    await page.keyboard.press("u");
    await expect(draft).toBeHidden({ timeout: 500 });
  }).toPass();
});

test("the list is filtered by typing and played by keys alone", async ({ person: { page, api } }) => {
  const game = await againstBot(api);
  await page.goto(`/games/${game}`);
  await expect(page.getByRole("button", { name: /^E3 / })).toBeVisible();
  await page.keyboard.press("/");
  await page.keyboard.type("g4");
  await expect(page.getByText("1 choice", { exact: true })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Send: G4" })).toBeVisible();
});
