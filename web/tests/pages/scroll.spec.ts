/** The back button leads to where a page was left. */
import type { Page } from "@playwright/test";
import { expect, test, type Api } from "../lib/fixtures";

const scrolled = (page: Page) => page.evaluate(() => scrollY);

/** Opens the page of a person's games, which does not fit on a screen, and scrolls down to the last of their tables. */
async function openBelow(page: Page, api: Api): Promise<number> {
  const tables: string[] = [];
  for (let table = 0; table < 16; table += 1) tables.push(await api.createGame({ ruleset: "orchard", seats: 3, visibility: "private" }));
  await page.goto("/");
  const links = page.getByRole("region", { name: "Your tables that wait for players" }).getByRole("link");
  await expect(links).toHaveCount(tables.length);
  await links.last().evaluate((link) => link.scrollIntoView({ block: "end" }));
  const position = await scrolled(page);
  expect(position).toBeGreaterThan(50);
  return position;
}

test("the back button restores the position on a page whose content is loaded anew @both", async ({ person: { page, api } }) => {
  const position = await openBelow(page, api);
  await page.getByRole("region", { name: "Your tables that wait for players" }).getByRole("link").last().click();
  await expect(page.getByRole("button", { name: "Start the game" })).toBeAttached();
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(() => scrolled(page)).toBe(position);
  await page.goForward();
  await expect(page.getByRole("button", { name: "Start the game" })).toBeAttached();
  await expect.poll(() => scrolled(page)).toBe(0);
});

test("a reload keeps the position, a new address begins at the top", async ({ person: { page, api } }) => {
  const position = await openBelow(page, api);
  await page.reload();
  await expect.poll(() => scrolled(page)).toBe(position);
  await page.goto("/settings");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await scrolled(page)).toBe(0);
});
