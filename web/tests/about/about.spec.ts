/** The page about the server, and the accessibility statement. */
import { expect, test } from "../lib/fixtures";

test("the page about the server tells version, status, games and the API @both", async ({ page, api, axe }) => {
  await page.goto("/");
  await page.getByRole("contentinfo").getByRole("link", { name: "About" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "About this server" })).toBeVisible();
  const { version } = await api.call("GET", "/v1/server");
  await expect(page.getByRole("main")).toContainText(version);
  await expect(page.getByText("Takes requests.")).toBeVisible();
  for (const { title } of (await api.call("GET", "/v1/rulesets")).items) await expect(page.getByRole("listitem").filter({ hasText: title })).toBeVisible();
  await axe(page);
  await page.getByRole("link", { name: "Accessibility statement" }).click();
  await expect(page.getByText("On 18 November 2026", { exact: false })).toBeVisible();
  await axe(page);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await page.goBack();
  await page.getByRole("link", { name: "Pages of the API" }).click();
  await expect(page).toHaveURL(/\/docs\/$/);
});
