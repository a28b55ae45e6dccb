import { expect, NetworkLog, test, type Person } from "../lib/fixtures";
import { againstBot, ofTwo, playToBidding } from "../lib/tables";

/** Chooses the first place of the starting painting by the list. */
async function chooseFirst(page: Person["page"]): Promise<void> {
  await page.getByRole("button", { name: /^E3 / }).click();
  await expect(page.getByRole("button", { name: "Send: E3" })).toBeVisible();
}

test("a draft survives a reload and is sent once, with one request", async ({ person: { page, api } }) => {
  const game = await againstBot(api);
  await page.goto(`/games/${game}`);
  await chooseFirst(page);
  await page.reload();
  await expect(page.getByRole("button", { name: "Send: E3" })).toBeVisible();
  const log = new NetworkLog(page);
  await page.getByRole("button", { name: "Send: E3" }).click();
  await expect(page.getByText("Sent.")).toBeVisible();
  const sent = await log.of(/\/commands/, "POST");
  expect(sent).toHaveLength(1);
});

test("after a choice far down the list the panel shows again what is asked and the draft", async ({ person: { page, api } }) => {
  const game = await againstBot(api);
  await page.setViewportSize({ width: 1280, height: 480 });
  await page.goto(`/games/${game}`);
  const heading = page.locator("[data-sheet]").getByRole("heading", { level: 2 });
  await page.getByRole("button", { name: /^G5 / }).scrollIntoViewIfNeeded();
  await expect(heading).not.toBeInViewport();
  await page.getByRole("button", { name: /^G5 / }).click();
  await expect(page.getByRole("button", { name: "Send: G5" })).toBeInViewport();
  await expect(heading).toBeInViewport();
});

test("a draft is deleted at sign-out", async ({ person: { page, api } }) => {
  const game = await againstBot(api);
  await page.goto(`/games/${game}`);
  await chooseFirst(page);
  const drafts = () => page.evaluate(() => Object.keys(localStorage).filter((name) => name.includes("draft")));
  await expect(async () => expect(await drafts()).toHaveLength(1)).toPass();
  await page.getByRole("button", { name: /^Account of/ }).click();
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByRole("link", { name: "Sign in" }).first()).toBeVisible();
  // Signing out loads the page anew, which may interrupt a look into its storage.
  await expect(async () => expect(await drafts()).toHaveLength(0)).toPass();
});

test("an answer that is lost is asked for again under the same key, and counts once", async ({ person: { page, api } }) => {
  const game = await againstBot(api);
  await page.goto(`/games/${game}`);
  await chooseFirst(page);
  const keys: string[] = [];
  await page.route(/\/commands/, async (route) => {
    keys.push(route.request().headers()["idempotency-key"] ?? "");
    if (keys.length > 2) return route.continue();
    // The server accepts the move, but its answer never arrives.
    await route.fetch();
    await route.abort("connectionreset");
  });
  await page.getByRole("button", { name: "Send: E3" }).click();
  await expect(page.getByText("Sent.")).toBeVisible();
  expect(keys.length).toBeGreaterThanOrEqual(3);
  expect(new Set(keys).size).toBe(1);
  const { items } = await api.call("GET", `/v1/games/${game}/events`);
  const own = (await api.state(game)).seat;
  expect(items.filter((item: { seat: number; event: { kind: string } }) => item.seat === own && item.event.kind === "painting_hung")).toHaveLength(1);
});

test("a move of another seat is shown in words and the draft is kept", async ({ twoPeople: [ada, bob] }) => {
  const game = await ofTwo(ada.api, bob.api);
  await ada.page.goto(`/games/${game}`);
  await chooseFirst(ada.page);
  const [choice] = await bob.api.choices(game);
  await bob.api.submit(game, [choice!.command]);
  await expect(ada.page.getByText("Your draft is still legal.")).toBeVisible();
  await expect(ada.page.getByRole("status").filter({ hasText: /hangs/ })).toBeVisible();
  await ada.page.getByRole("button", { name: "Send: E3" }).click();
  await expect(ada.page.getByText("Sent.")).toBeVisible();
});

test("a conflict at sending keeps the draft and says what happened", async ({ twoPeople: [ada, bob] }) => {
  const game = await ofTwo(ada.api, bob.api);
  await ada.page.goto(`/games/${game}`);
  await chooseFirst(ada.page);
  // The page does not learn of the other move before it sends: the move is made while the array is on its way.
  let isMade = false;
  await ada.page.route(/\/commands/, async (route) => {
    const [choice] = await bob.api.choices(game);
    if (!isMade) await bob.api.submit(game, [choice!.command]);
    isMade = true;
    await route.continue();
  });
  await ada.page.getByRole("button", { name: "Send: E3" }).click();
  await expect(ada.page.getByText("Your draft is still legal.")).toBeVisible();
  await ada.page.getByRole("button", { name: "Send: E3" }).click();
  await expect(ada.page.getByText("Sent.")).toBeVisible();
});

test("sending by key asks once", async ({ person: { page, api } }) => {
  const game = await againstBot(api);
  await page.goto(`/games/${game}`);
  await chooseFirst(page);
  await page.keyboard.press("u");
  await expect(page.getByRole("button", { name: "Send: E3" })).toBeHidden();
  await chooseFirst(page);
  // The key does nothing while the preview of the step is still on its way.
  await expect(async () => {
    await page.keyboard.press("s");
    await expect(page.getByRole("dialog", { name: "Send this turn?" })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Sent.")).toBeVisible();
});

test("a sealed bid can be changed until the others have bid", async ({ twoPeople: [ada, bob] }) => {
  const game = await ofTwo(ada.api, bob.api);
  await playToBidding([ada.api, bob.api], game);
  await ada.page.goto(`/games/${game}`);
  await ada.page.getByRole("button", { name: /^Bid 7/ }).last().click();
  await ada.page.getByRole("button", { name: "Send: Bid 7" }).click();
  await expect(ada.page.getByText(/You can change this until .* decided/)).toBeVisible();
  await ada.page.getByRole("button", { name: /^Bid 9 Replace your sealed bid of 7/ }).click();
  await ada.page.getByRole("button", { name: "Send: Bid 9" }).click();
  await expect(ada.page.getByRole("button", { name: /^Bid 7 Replace your sealed bid of 9/ })).toBeVisible();
});
