import { expect, test } from "../lib/fixtures";
import { dealt, isNoted, playTo, playToEnd } from "./prepare";

test("steps, slider, log and auto-play show past moments @both", async ({ twoPeople, axe }) => {
  const [ada, bob] = twoPeople;
  const { page } = ada;
  const id = await dealt(ada.api, bob.api);
  await playTo(id, 12, ada.api, bob.api);
  const version: number = (await ada.api.state(id)).version;
  await page.goto(`/games/${id}`);
  const slider = page.getByRole("slider", { name: "Moment of the game" });
  await expect(slider).toHaveValue(String(version));

  await page.getByRole("button", { name: "One step back" }).click();
  await expect(page).toHaveURL(new RegExp(`at=${version - 1}$`));
  await expect(slider).toHaveAttribute("aria-valuetext", /^\d+ of \d+: .+/);
  await page.getByRole("button", { name: "To the beginning" }).click();
  await expect(page.getByText("The deal, before the first move.")).toBeVisible();
  // A moment whose state has not arrived is waited for: auto-play cannot reach the present before it is stopped.
  const held = (url: URL) => url.pathname.endsWith("/state") && url.searchParams.get("at") === "3";
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(held, async (route) => {
    await released;
    await route.continue();
  });
  await page.getByRole("button", { name: "Play it" }).click();
  await page.getByLabel("Speed").selectOption("fast");
  await expect(slider).toHaveValue(/[1-3]/);
  await page.getByRole("button", { name: "Stop playing" }).click();
  release();

  // A line of the first round, so that its moment is past in every deal.
  const log = page.getByRole("tabpanel", { name: "Log" });
  const line = log.locator('a[href="?at=2"]');
  await expect(log.getByRole("link").first()).toBeVisible();
  if (!(await line.isVisible())) await log.locator("summary").last().click();
  await line.click();
  await expect(line).toHaveAttribute("aria-current", "step");
  await axe(page);
  await page.getByRole("region", { name: "History" }).getByRole("button", { name: "Back to now" }).click();
  await expect(page).not.toHaveURL(/at=/);
});

test("keys step through the past and open the panels", async ({ twoPeople }) => {
  const [ada, bob] = twoPeople;
  const { page } = ada;
  const id = await dealt(ada.api, bob.api);
  await playTo(id, 6, ada.api, bob.api);
  await page.goto(`/games/${id}`);
  const slider = page.getByRole("slider", { name: "Moment of the game" });
  await expect(slider).toBeVisible();
  await page.keyboard.press("[");
  await page.keyboard.press("[");
  const version: number = (await ada.api.state(id)).version;
  await expect(slider).toHaveValue(String(version - 2));
  await page.keyboard.press("]");
  await expect(slider).toHaveValue(String(version - 1));
  await page.keyboard.press("h");
  await expect(slider).toBeFocused();
  for (const [key, name] of [["t", "Talk"], ["p", "Plans"], ["l", "Log"]] as const) {
    await page.keyboard.press(key);
    await expect(page.getByRole("tab", { name })).toBeFocused();
    await expect(page.getByRole("tab", { name })).toHaveAttribute("aria-selected", "true");
  }
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Talk" })).toBeFocused();
});

test("what happened since the last visit is told in words, until it was seen", async ({ twoPeople }) => {
  const [ada, bob] = twoPeople;
  const { page } = ada;
  const id = await dealt(ada.api, bob.api, { ruleset: "orchard" });
  await page.goto(`/games/${id}`);
  await isNoted(page, id);
  await expect(page.getByText("Since you were last here")).toHaveCount(0);
  await page.goto("/");
  await playTo(id, 4, ada.api, bob.api);
  await page.goto(`/games/${id}`);
  const since = page.getByRole("region", { name: /^Since you were last here: \d+ events/ });
  await expect(since.getByRole("listitem").first()).toBeVisible();
  await since.getByRole("link").first().click();
  await expect(page).toHaveURL(/at=1$/);
  await page.goto(`/games/${id}`);
  await expect(page.getByRole("tabpanel", { name: "Log" }).getByRole("link").first()).toBeVisible();
  await expect(since).toHaveCount(0);
});

test("the result has the tally of every seat, and the deal is verified against what this browser saw @both", async ({ twoPeople, axe }) => {
  const [ada, bob] = twoPeople;
  const { page } = ada;
  const id = await dealt(ada.api, bob.api, { ruleset: "orchard" });
  await page.goto(`/games/${id}`);
  await isNoted(page, id);
  await playToEnd(id, ada.api, bob.api);
  const { score } = await ada.api.state(id, "score");
  await expect(page.getByRole("heading", { name: "Result" })).toBeVisible();
  // The board of a finished game is as wide as that of a running one.
  const drawn = () => page.locator(".picture svg").evaluate((svg) => Number(svg.getAttribute("viewBox")?.split(" ")[2]));
  await expect.poll(drawn).toBeGreaterThan(page.viewportSize()!.width > 1000 ? 700 : 300);
  const tally = page.getByRole("region", { name: "The tally, line by line" });
  for (const line of score.lines[0]) await expect(tally.getByText(line.explanation).first()).toBeVisible();
  await expect(tally.getByRole("columnheader")).toHaveCount(3);
  await axe(page);

  await page.getByRole("button", { name: "Check this deal" }).first().click();
  await page.getByRole("tabpanel", { name: "Deal" }).getByRole("button", { name: "Check this deal" }).click();
  await expect(page.getByText("The deal is genuine")).toBeVisible();
  await expect(page.getByText(/the one that this browser saw before the first move/)).toBeVisible();

  // A browser that never saw the game cannot know what was promised.
  await bob.page.goto(`/games/${id}`);
  await bob.page.getByRole("button", { name: "Check this deal" }).first().click();
  await bob.page.getByRole("tabpanel", { name: "Deal" }).getByRole("button", { name: "Check this deal" }).click();
  await expect(bob.page.getByText("The seed fits the fingerprint")).toBeVisible();

  await page.getByRole("button", { name: "Rematch" }).click();
  await expect(page).not.toHaveURL(new RegExp(id));
  await expect(page.getByRole("button", { name: "Start the game" })).toBeVisible();
});

test("a deal that does not fit is told; without Web Crypto the page says what is missing", async ({ twoPeople }) => {
  const [ada, bob] = twoPeople;
  const { page } = ada;
  const id = await dealt(ada.api, bob.api, { ruleset: "orchard" });
  await page.goto(`/games/${id}`);
  await isNoted(page, id);
  await playToEnd(id, ada.api, bob.api);
  const open = async () => {
    await page.goto(`/games/${id}`);
    await page.getByRole("button", { name: "Check this deal" }).first().click();
    await page.getByRole("tabpanel", { name: "Deal" }).getByRole("button", { name: "Check this deal" }).click();
  };
  await page.route("**/record", async (route) => {
    const answer = await route.fetch();
    const record = await answer.json();
    record.record.seed = record.record.seed.replace(/^./, (digit: string) => (digit === "0" ? "1" : "0"));
    await route.fulfill({ response: answer, json: record });
  });
  await open();
  await expect(page.getByText("The seed does not fit the fingerprint")).toBeVisible();
  await page.unroute("**/record");

  await page.addInitScript(() => Object.defineProperty(crypto, "subtle", { value: undefined }));
  await open();
  await expect(page.getByText("This page cannot compute the fingerprint")).toBeVisible();
  await expect(page.getByText("salon replay RECORD.json")).toBeVisible();
});
