/** From the first visit to an account: guest, registration, signing in and out. */
import { expect, PASSWORD, test, uniqueName } from "../lib/fixtures";

test("a guest plays at once, stays after a reload, and becomes an account with all games @both", async ({ page, axe, api }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Play now", exact: true }).click();
  await expect(page).toHaveURL(/\/games\/[0-9a-f-]{36}$/);
  const game = new URL(page.url()).pathname;
  await page.reload();
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "You play as a guest" })).toBeVisible();
  await axe(page);
  await page.getByRole("link", { name: "Keep my games" }).click();
  const name = uniqueName("kept");
  await page.getByRole("textbox", { name: "Name", exact: true }).fill(name);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await axe(page);
  await page.getByRole("button", { name: "Keep my games" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Your games" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "You play as a guest" })).toHaveCount(0);
  await expect(page.locator(`a[href="${game}"]`).first()).toBeVisible();
  expect((await api.call("GET", `/v1/accounts/${name}`)).guest).toBeUndefined();
});

test("a guest is warned before signing out, because nobody can come back", async ({ guest, axe }) => {
  const { page } = guest;
  await page.goto("/settings");
  await page.getByRole("button", { name: "Sign out here" }).click();
  await expect(page.getByRole("dialog", { name: "Sign out as a guest?" })).toBeVisible();
  await axe(page);
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Sign out here" }).click();
  await page.getByRole("button", { name: "Sign out and lose the games" }).click();
  await expect(page.getByRole("button", { name: "Play now", exact: true })).toBeVisible();
});

test("a guest who has an account signs in with it and leaves nothing behind", async ({ guest, newPerson }) => {
  const { page } = guest;
  const person = await newPerson();
  await page.goto("/register");
  await page.evaluate(() => localStorage.setItem("salon:private:draft:x", "1"));
  await page.getByRole("link", { name: "Sign in", exact: true }).click();
  await expect(page.getByText("You play as a guest now.", { exact: false })).toBeVisible();
  await page.getByRole("textbox", { name: "Name", exact: true }).fill(person.name);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: `Account of ${person.name}` })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("salon:private:draft:x"))).toBeNull();
});

test("registering by keyboard alone shows faults at their fields first", async ({ page, axe }) => {
  await page.goto("/register");
  await page.getByRole("textbox", { name: "Name", exact: true }).focus();
  await page.keyboard.type("a b");
  await page.keyboard.press("Enter");
  const name = page.getByRole("textbox", { name: "Name", exact: true });
  await expect(name).toHaveAccessibleDescription(/beginning and ending with a letter or digit/);
  await expect(name).toBeFocused();
  await axe(page);
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type(uniqueName("typed"));
  await page.keyboard.press("Tab");
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Your games" })).toBeVisible();
});

test("a taken name is said at its field", async ({ page, person }) => {
  await page.goto("/register");
  await page.getByRole("textbox", { name: "Name", exact: true }).fill(person.name);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Create the account" }).click();
  await expect(page.getByRole("textbox", { name: "Name", exact: true })).toBeFocused();
  await expect(page.getByRole("textbox", { name: "Name", exact: true })).toHaveAttribute("aria-invalid", "true");
});

test("signing out everywhere ends the other browsers and wipes this one", async ({ person, browser, server }) => {
  const other = await browser.newContext({ baseURL: server.url, storageState: await person.context.storageState() });
  await person.page.goto("/settings");
  await person.page.evaluate(() => localStorage.setItem("salon:private:draft:x", "1"));
  await person.page.getByRole("button", { name: "Sign out everywhere" }).click();
  await person.page.getByRole("dialog").getByRole("button", { name: "Sign out everywhere" }).click();
  await expect(person.page.getByRole("button", { name: "Play now", exact: true })).toBeVisible();
  const kept = await person.page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith("salon:private:")));
  expect(kept).toEqual([]);
  expect((await person.context.cookies()).filter(({ name }) => name === "salon_refresh")).toEqual([]);
  const page = await other.newPage();
  await page.goto("/");
  await expect(page.getByText(/The session ended/)).toBeVisible();
  await other.close();
});

test("the refresh token is in no storage that a script can read", async ({ person }) => {
  await person.page.goto("/");
  await expect(person.page.getByRole("heading", { level: 1, name: "Your games" })).toBeVisible();
  const readable = await person.page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }) + document.cookie);
  expect(readable).not.toMatch(/salon_rt_|eyJ/);
});

test("two tabs share one session: signing out in one ends the other", async ({ person }) => {
  await person.page.goto("/");
  const tab = await person.context.newPage();
  await tab.goto("/settings");
  await expect(tab.getByRole("button", { name: "Sign out here" })).toBeVisible();
  await person.page.goto("/settings");
  await person.page.getByRole("button", { name: "Sign out here" }).click();
  await expect(tab.getByText("Sign in to see the settings of your account.")).toBeVisible();
});
