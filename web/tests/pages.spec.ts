/** Every page, in both themes and both languages, on a desk and on a phone. */
import type { Page } from "@playwright/test";
import { expect, test } from "./lib/fixtures";

const FOR_STRANGERS = ["/", "/play", "/sign-in", "/register", "/reset-password", "/verify-email", "/settings", "/no-such-page"];
const FOR_PEOPLE = ["/", "/play", "/settings"];

test("the link for signing in leads back to the page it was on", async ({ page, person }) => {
  const game = await person.api.createGame({ bots: ["novice"] });
  await page.goto(`/games/${game}?at=0`);
  const link = page.getByRole("banner").getByRole("link", { name: "Sign in" });
  await expect(link).toHaveAttribute("href", `/sign-in?next=${encodeURIComponent(`/games/${game}?at=0`)}`);
  await page.goto("/");
  await expect(link).toHaveAttribute("href", "/sign-in");
});

async function check(page: Page, path: string, axe: (page: Page) => Promise<void>): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await axe(page);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(overflow, path).toBeLessThanOrEqual(0);
}

test("axe finds nothing on the pages of strangers, and nothing is wider than the screen @both", async ({ page, axe }) => {
  for (const path of FOR_STRANGERS) await check(page, path, axe);
});

test("axe finds nothing on the pages of people, and nothing is wider than the screen @both", async ({ person, axe }) => {
  for (const path of FOR_PEOPLE) await check(person.page, path, axe);
});

test("French throughout: no English sentence is left on any page", async ({ newPerson, axe }) => {
  const ada = await newPerson({ account: { locale: "fr" }, browser: { locale: "fr-FR" } });
  const english = /\b(the|your|with|waiting|turn|choose|sign in|settings|you|of|and)\b/i;
  const game = await ada.api.createGame({ bots: ["novice"] });
  for (const path of ["/", "/play", "/settings", `/games/${game}`, "/no-such-page"]) {
    await ada.page.goto(path);
    await expect(ada.page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    await expect(ada.page.locator("html")).toHaveAttribute("lang", "fr");
    const lines = (await ada.page.locator("body").innerText()).split("\n").map((line) => line.trim());
    // Names of games are not translated.
    const left = lines.filter((line) => english.test(line.replace(/The Gallerist|Art Society|Salon/g, "")));
    expect(left, path).toEqual([]);
  }
  await axe(ada.page);
});

test("text at 200 % keeps every page usable @both", async ({ person }) => {
  const game = await person.api.createGame({ bots: ["novice"] });
  for (const path of ["/", "/play", `/games/${game}`]) {
    await person.page.goto(path);
    await person.page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
    await expect(person.page.getByRole("heading").first()).toBeVisible();
    const overflow = await person.page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(overflow, path).toBeLessThanOrEqual(0);
  }
  // The text of a game that waits stands below its picture instead of in a column of a few letters.
  await person.page.goto("/");
  await person.page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
  const link = person.page.getByRole("region", { name: "Waiting for you" }).getByRole("link");
  await expect.poll(async () => (await link.boundingBox())?.width).toBeGreaterThan(160);
});
