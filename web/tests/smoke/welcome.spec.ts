import { expect, test } from "../lib/fixtures";

test("the first page says what Salon is, and axe finds nothing wrong with it @both", async ({ page, axe }) => {
  await page.goto("/");
  await expect(page).toHaveTitle(/Salon/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await axe(page);
});

test("an address that does not exist says so and leads home", async ({ page }) => {
  const answer = await page.goto("/no/such/page");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("link", { name: /home|start|Salon/i }).first()).toBeVisible();
});
