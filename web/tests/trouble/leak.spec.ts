import { expect, NetworkLog, test, type Person } from "../lib/fixtures";
import { playToBidding } from "../lib/tables";

/** Everything that differs between two visits but tells nothing: times, tokens, ids of requests, the line of play. */
function normalised(text: string): string {
  return text
    .replace(/"line":\d+/g, '"line":0')
    .replace(/"rewinds":\d+/g, '"rewinds":0')
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "TIME")
    .replace(/(ticket|cursor|after|token)=[^& ]+/g, "$1=X")
    .replace(/"(access_token|ticket|refresh_token|next_cursor|id|cursor)":"[^"]*"/g, '"$1":"X"');
}

/** What a visit asks for. */
const REQUESTS = ["/state", "/events", "/messages", "/talk", ""].map((part) => new RegExp(`^/v1/games/[^/?]+${part}(\\?|$)`));

/** Opens the game in a fresh page and returns everything that the browser received until nothing is on its way any more. */
async function visit(person: Person, game: string): Promise<string> {
  const page = await person.context.newPage();
  const log = new NetworkLog(page);
  await page.goto(`/games/${game}`);
  await expect(page.locator("[data-sheet]")).toBeVisible();
  await expect(page.getByRole("tab", { name: /Log/ })).toBeVisible();
  await page.getByRole("tab", { name: /Talk/ }).click();
  await page.getByRole("tab", { name: /Deal/ }).click();
  await page.getByRole("tab", { name: /Log/ }).click();
  // Every visit makes these requests, some of them a moment after the opening; the pages are compared once all have been answered.
  for (const wanted of REQUESTS) await expect.poll(async () => (await log.of(wanted)).length, { message: String(wanted) }).toBeGreaterThan(0);
  const all = (await log.of(/^\/v1\/games\//)).filter((it) => !it.path.includes("/stream"));
  await page.close();
  expect(all.filter((it) => !REQUESTS.some((wanted) => wanted.test(it.path))).map((it) => it.path)).toEqual([]);
  // A state that is read twice tells nothing new.
  return [...new Set(all.map((it) => normalised(`${it.method} ${it.path} ${it.status}\n${it.received}`)))].sort().join("\n");
}

test("what a browser receives in a sealed round does not depend on the other's bid", async ({ twoPeople }) => {
  const [ada, bob] = twoPeople;
  // A sandbox of Bob, so that he can take his bid back and seal another one in the same deal.
  const game = await bob.api.createGame({ sandbox: {} });
  const { invite } = await bob.api.game(game);
  await ada.api.call("POST", `/v1/games/${game}/join`, { invite });
  await playToBidding([ada.api, bob.api], game);
  const { version } = await bob.api.game(game);
  const bids = await bob.api.choices(game);
  expect(bids.length).toBeGreaterThan(2);
  const seen: string[] = [];
  for (const bid of [bids[0]!, bids.at(-1)!]) {
    await bob.api.call("POST", `/v1/games/${game}/sandbox/rewind`, { version });
    await bob.api.submit(game, [bid.command]);
    seen.push(await visit(ada, game));
  }
  expect(seen[0]!.length).toBeGreaterThan(2_000);
  expect(seen[1]).toBe(seen[0]);
});
