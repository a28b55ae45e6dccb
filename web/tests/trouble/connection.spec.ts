import { expect, NetworkLog, test, type Person } from "../lib/fixtures";
import { Player } from "../lib/player";
import { playToBidding } from "../lib/tables";

/** A game of two people in which it is both seats' turn to bid, opened in Ada's browser. */
async function bidding(ada: Person, bob: Person): Promise<string> {
  const game = await ada.api.createGame({ visibility: "public" });
  await bob.api.call("POST", `/v1/games/${game}/join`, {});
  await playToBidding([ada.api, bob.api], game);
  await ada.page.goto(`/games/${game}`);
  return game;
}

const version = async (person: Person, game: string): Promise<number> => (await person.api.game(game)).version;

test("a draft survives a reload and is gone after signing out", async ({ twoPeople }) => {
  const [ada, bob] = twoPeople;
  await bidding(ada, bob);
  const player = new Player(ada.page);
  await player.choose();
  await expect(ada.page.getByRole("button", { name: /^Send/ }).first()).toBeVisible();
  const chosen = await player.draft.first().textContent();
  await ada.page.reload();
  await expect(player.draft.first()).toHaveText(chosen ?? "");
  await ada.page.goto("/settings");
  await ada.page.getByRole("button", { name: "Sign out here" }).click();
  await expect(ada.page.getByRole("link", { name: "Sign in" }).first()).toBeVisible();
  const left = await ada.page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith("salon:private:")));
  expect(left).toEqual([]);
});

test("a conflict shows what happened meanwhile and keeps the legal draft", async ({ twoPeople }) => {
  const [ada, bob] = twoPeople;
  const game = await bidding(ada, bob);
  const player = new Player(ada.page);
  await player.choose();
  const before = await version(ada, game);
  const chosen = await player.draft.first().textContent();
  // The other's bid arrives after the click and before the server gets the array.
  const log = new NetworkLog(ada.page);
  let isMade = false;
  await ada.page.route("**/commands*", async (route) => {
    if (!isMade) await bob.api.submit(game, [(await bob.api.choices(game))[0]!.command]);
    isMade = true;
    await route.continue();
  });
  await player.sendButton.click();
  await expect(ada.page.getByText(/meanwhile/).first()).toBeVisible();
  expect((await log.of(/\/commands/, "POST"))[0]?.status).toBeGreaterThanOrEqual(409);
  await expect(player.draft.first()).toHaveText(chosen ?? "");
  await player.sendButton.click();
  await expect.poll(() => version(ada, game)).toBeGreaterThan(before + 1);
});

test("without a connection the page says so, and sends once when it is back", async ({ twoPeople }) => {
  const [ada, bob] = twoPeople;
  const game = await bidding(ada, bob);
  const player = new Player(ada.page);
  await player.choose();
  const log = new NetworkLog(ada.page);
  const before = await version(ada, game);
  await ada.context.setOffline(true);
  await player.sendButton.click();
  await expect(ada.page.getByText(/no answer yet|No connection/i).first()).toBeVisible({ timeout: 30_000 });
  await ada.context.setOffline(false);
  await expect.poll(() => version(ada, game), { timeout: 60_000 }).toBe(before + 1);
  const keys = new Set((await log.of(/\/commands/, "POST")).map((it) => it.sent));
  expect(keys.size).toBeLessThanOrEqual(1);
});

test("an answer that is lost on the way is asked for again, and the move counts once", async ({ twoPeople }) => {
  const [ada, bob] = twoPeople;
  const game = await bidding(ada, bob);
  const player = new Player(ada.page);
  await player.choose();
  const before = await version(ada, game);
  let lost = 0;
  const used: string[] = [];
  await ada.page.route("**/commands*", async (route) => {
    used.push(route.request().headers()["idempotency-key"] ?? "");
    if (lost++ > 0) return route.continue();
    // The server gets the move; the browser never gets the answer.
    await route.fetch();
    await route.abort("connectionreset");
  });
  await player.sendButton.click();
  await expect.poll(() => used.length, { timeout: 60_000 }).toBeGreaterThan(1);
  await expect.poll(() => version(ada, game), { timeout: 30_000 }).toBe(before + 1);
  expect(new Set(used).size).toBe(1);
  await expect(player.draft).toHaveCount(0);
});

test("a server that restarts in the middle of a turn loses nothing", async ({ twoPeople, restartServer }) => {
  const [ada, bob] = twoPeople;
  const game = await bidding(ada, bob);
  const player = new Player(ada.page);
  await player.choose();
  const chosen = await player.draft.first().textContent();
  const before = await version(ada, game);
  await restartServer("SIGKILL");
  await expect(player.draft.first()).toHaveText(chosen ?? "");
  await player.sendButton.click();
  await expect.poll(() => version(ada, game), { timeout: 60_000 }).toBe(before + 1);
  await expect(player.draft).toHaveCount(0, { timeout: 30_000 });
  // The stream is connected again: what the other does appears by itself.
  const [bid] = await bob.api.choices(game);
  await bob.api.submit(game, [bid!.command]);
  await expect(ada.page.getByText("All bids are revealed").first()).toBeVisible({ timeout: 60_000 });
});

test("the count of waiting turns follows one's own move also if the other moves right after it", async ({ twoPeople }) => {
  const [ada, bob] = twoPeople;
  const game = await bidding(ada, bob);
  const count = ada.page.getByRole("button", { name: /^Next turn/ });
  await expect(count).toHaveAccessibleName(/1 turn waits/);
  const player = new Player(ada.page);
  await player.choose();
  await player.sendButton.click();
  await expect(player.draft).toHaveCount(0);
  // Bob takes the first painting if his bid is the highest.
  const bids = await bob.api.choices(game);
  await bob.api.submit(game, [bids.at(-1)!.command]);
  await expect(ada.page.getByText("All bids are revealed").first()).toBeVisible();
  await expect(count).toHaveAccessibleName(/no turn waits|0 turns wait/i);
});
