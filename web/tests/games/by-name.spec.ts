import type { Page } from "@playwright/test";
import { expect, poll, test } from "../lib/fixtures";
import { againstBot } from "../lib/tables";

/** How long the page may take to ask again after a turn was sent. */
const PATIENCE_MS = 60_000;

/** Decides until nothing is due any more and sends. Everything is found by its role and its name, as a screen reader finds it. */
async function takeTurn(page: Page): Promise<void> {
  const choices = page.getByRole("region").getByRole("group").getByRole("listitem").getByRole("button");
  const steps = page.getByRole("region", { name: "Your turn so far" }).getByRole("list").first().getByRole("listitem");
  const send = page.getByRole("button", { name: /^Send/ }).first();
  for (;;) {
    // A decision with one answer is taken by the page itself, so there may be something to send before anything was chosen.
    const next = await poll("a choice or a turn to send", PATIENCE_MS, async () => {
      if (!(await send.isVisible()) || (await send.getAttribute("aria-busy")) === "true") return undefined;
      const isDue = await page.getByText(/^Still to decide:/).isVisible();
      if ((await steps.count()) > 0 && !isDue) return "send";
      return (await choices.count()) > 0 ? "choose" : undefined;
    });
    if (next === "send") return send.click();
    const chosen = await steps.count();
    await choices.first().click();
    await expect.poll(() => steps.count()).not.toBe(chosen);
  }
}

test("a blind player's way: turns are found by role and name only", async ({ person: { page, api } }) => {
  const game = await againstBot(api);
  await page.goto(`/games/${game}`);
  for (let turn = 0; turn < 6; turn += 1) {
    await expect(page.getByText("Your turn", { exact: true }).first()).toBeVisible({ timeout: PATIENCE_MS });
    const { version } = await api.game(game);
    await takeTurn(page);
    await expect.poll(async () => (await api.game(game)).version, { timeout: PATIENCE_MS }).toBeGreaterThan(version);
    // The page shows the answer before it asks again.
    await expect(page.getByText("Sent.").or(page.getByText("Your turn", { exact: true })).first()).toBeVisible();
  }
});
