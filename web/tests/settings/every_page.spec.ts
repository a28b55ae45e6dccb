/** Every page of the settings: reached from the list, accessible, no wider than a phone, in French throughout, closed to strangers. */
import type { Page } from "@playwright/test";
import { expect, test } from "../lib/fixtures";
import { PAGES } from "./pages";

/** Follows the list of the settings to a page and waits until it has read what it shows. */
async function follow(page: Page, name: string): Promise<void> {
  await page.getByRole("navigation", { name: /Settings|Réglages/ }).getByRole("link", { name, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name, exact: true })).toBeVisible();
  await expect(page.getByText(/^(Loading|Chargement)…$/)).toHaveCount(0);
}

async function expectFits(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(overflow, page.url()).toBeLessThanOrEqual(0);
}

test("axe finds nothing on the pages of the settings", async ({ person: { page }, axe }) => {
  await page.goto("/settings");
  for (const [key, name] of Object.entries(PAGES)) {
    await follow(page, name);
    await expect(page).toHaveURL(new RegExp(`/settings/${key}$`));
    await expect(page).toHaveTitle(`${name} · Salon`);
    await axe(page);
  }
});

test("the pages of the settings fit a phone @phone", async ({ person: { page }, axe }) => {
  await page.goto("/settings");
  for (const name of Object.values(PAGES)) {
    await follow(page, name);
    await expectFits(page);
    // Back to the list, which is below the content.
    await page.getByRole("main").getByRole("link", { name: "‹ Settings" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
  }
  await axe(page);
});

test("the settings are in French throughout", async ({ newPerson }) => {
  const { page } = await newPerson({ account: { locale: "fr" }, browser: { locale: "fr-FR" } });
  const isZone = /^[A-Z]\w+\//;
  const english = /\b(the|your|with|you|of|and|is|are|not|what|this)\b/i;
  await page.goto("/settings");
  const links = page.getByRole("navigation", { name: "Réglages" }).getByRole("link");
  await expect(links).toHaveCount(Object.keys(PAGES).length + 1);
  for (const name of (await links.allTextContents()).slice(1)) {
    await follow(page, name);
    const lines = (await page.getByRole("main").innerText()).split("\n").map((line) => line.trim());
    expect(lines.filter((line) => english.test(line) && !isZone.test(line)), page.url()).toEqual([]);
  }
});

test("strangers are asked to sign in and come back, guests to keep their games first", async ({ page, guest, allowedErrors }) => {
  allowedErrors.push(/401/);
  await page.goto("/settings/webhooks");
  await expect(page.getByRole("main").getByRole("link", { name: "Sign in" })).toHaveAttribute("href", "/sign-in?next=/settings/webhooks");
  await guest.page.goto("/settings/webhooks");
  await expect(guest.page.getByRole("link", { name: "Keep my games" })).toHaveAttribute("href", "/register?next=/settings/webhooks");
  await guest.page.goto("/settings/no-such-page");
  await expect(guest.page.getByRole("heading", { level: 1, name: "There is no such page" })).toBeVisible();
});
