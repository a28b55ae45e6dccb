/** A page that is older than the server says so and offers to load again; a late answer does not hide a lost connection. */
import { expect, test } from "../lib/fixtures";

test("an answer that was on its way when the connection was lost does not hide the loss", async ({ page, context }) => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  let reached = (): void => undefined;
  const asked = new Promise<void>((resolve) => (reached = resolve));
  let count = 0;
  await page.route("**/v1/games?**", async (route) => {
    // Only the first answer was on its way: what the page asks later gets none, like everything else.
    if (++count > 1) return route.continue();
    const response = await route.fetch();
    reached();
    await released;
    await route.fulfill({ response });
  });
  await page.goto("/play");
  await asked;
  await context.setOffline(true);
  const banner = page.getByText(/No connection to the server/);
  await expect(banner).toBeVisible();
  const answered = page.waitForResponse("**/v1/games?**");
  release();
  await answered;
  // The page has handled the answer when it shows the list.
  await expect(page.getByRole("main").getByText(/Loading/)).toHaveCount(0);
  await expect(banner).toBeVisible();
  await context.setOffline(false);
  await expect(banner).toBeHidden();
});

test("a page older than the server offers a reload, and keeps what was typed in storage", async ({ page, context, axe }) => {
  await page.goto("/play");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.evaluate(() => localStorage.setItem("salon:private:draft:x", "1"));
  // The server has another build from now on: other files, and the old ones are gone.
  await page.route("**/*", async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname.startsWith("/assets/")) return route.fulfill({ status: 404, body: "" });
    if (pathname !== "/") return route.fallback();
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replaceAll("/assets/index-", "/assets/index-newer-") });
  });
  await context.setOffline(true);
  await expect(page.getByText(/No connection to the server/)).toBeVisible();
  await context.setOffline(false);
  const banner = page.getByRole("status").filter({ hasText: "newer version of this page" });
  await expect(banner).toBeVisible();
  await axe(page);
  await page.getByRole("link", { name: "Sign in" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "A part of this page could not be loaded" })).toBeVisible();
  await axe(page);
  await page.unroute("**/*");
  await banner.getByRole("button", { name: "Reload" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Sign in" })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("salon:private:draft:x"))).toBe("1");
});
