/** Profiles and leaderboards: what everyone may know of a player. */
import { expect, test, uniqueName } from "../lib/fixtures";
import { resigned } from "./prepare";

test("a profile shows ratings with their history, games, and what the person did against the player", async ({ twoPeople: [ada, bob], axe }) => {
  const first = await resigned(ada, bob);
  const second = await resigned(bob, ada);
  // The leaderboard lists players with five rated games.
  for (const winner of [bob, ada, bob]) await resigned(winner, winner === ada ? bob : ada);
  const secret = await bob.api.createGame({ visibility: "private", bots: ["novice"] });
  const { page } = ada;
  await page.goto(`/people/${bob.name}`);
  await expect(page.getByRole("heading", { level: 1, name: bob.name })).toBeVisible();
  const together = page.getByRole("region", { name: `You and ${bob.name}` });
  await expect(together.getByRole("row", { name: /Art Society/ })).toContainText(/2\s*0\s*3/);
  const chart = page.getByRole("img", { name: /^Rating after each game: Art Society, among people/ });
  await expect(chart).toHaveAccessibleDescription(/^5 games: from /);
  await page.getByText("The same as a table").click();
  const history = page.getByRole("table").filter({ hasText: "Change" });
  await expect(history.getByRole("row")).toHaveCount(6);
  await expect(history.getByRole("link", { name: "1", exact: true })).toHaveAttribute("href", `/games/${first}`);
  const games = page.getByRole("region", { name: "Public games" });
  await expect(games.locator(`a[href="/games/${second}"]`)).toBeVisible();
  await expect(games.locator(`a[href="/games/${secret}"]`)).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Reliability" })).toContainText("No decisions with a deadline yet.");
  await axe(page);
  await page.getByRole("link", { name: "Art Society, among people" }).click();
  await expect(page).toHaveURL(/\/ratings\/art_society\?pool=people$/);
  const row = page.getByRole("row").filter({ has: page.getByRole("link", { name: bob.name }) });
  await expect(row).toContainText("5");
  await expect(row.getByRole("link")).toHaveAttribute("href", `/people/${bob.name}`);
  await expect(page.getByRole("row").filter({ hasText: "(you)" })).toContainText(ada.name);
  await axe(page);
});

test("a player is found by name, invited to an open table, and gets the invitation", async ({ twoPeople: [ada, bob], axe }) => {
  const { page } = ada;
  await page.goto("/people");
  const name = page.getByRole("searchbox", { name: "Name" });
  await name.fill("nobody-has-it");
  await page.keyboard.press("Enter");
  await expect(name).toHaveAccessibleDescription(/no player with the name nobody-has-it/);
  await axe(page);
  await name.fill(`@${bob.name.toUpperCase()}`);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`/people/${bob.name}$`));
  await page.getByRole("button", { name: "Invite to a game" }).click();
  const dialog = page.getByRole("dialog", { name: `Invite ${bob.name}` });
  await expect(dialog).toContainText("You have no open table");
  await page.keyboard.press("Escape");
  const table = await ada.api.createGame({ visibility: "private" });
  await page.getByRole("button", { name: "Invite to a game" }).click();
  await axe(page);
  await dialog.getByRole("button", { name: "Invite", exact: true }).click();
  await expect(page.getByText(`${bob.name} is invited.`)).toBeVisible();
  const { items } = await bob.api.call("GET", "/v1/account/feed?kinds=invitation");
  expect(items.map((item: { news: { game: string } }) => item.news.game)).toEqual([table]);
});

test("a bot is shown as such with its owner; nobody is said in words; all fits a phone @both", async ({ person, page, axe }) => {
  const name = uniqueName("robot");
  await person.api.call("POST", "/v1/account/bots", { name, display_name: "Deep Easel" });
  await page.goto(`/people/${name}`);
  await expect(page.getByRole("heading", { level: 1, name: "Deep Easel bot" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: person.name })).toHaveAttribute("href", `/people/${person.name}`);
  await page.goto("/people/nobody-has-it");
  await expect(page.getByRole("heading", { level: 1, name: "There is no such player" })).toBeVisible();
  await expect(page.getByRole("searchbox", { name: "Name" })).toBeVisible();
  await axe(page);
  for (const path of ["/people", `/people/${person.name}`, "/ratings"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(overflow, path).toBeLessThanOrEqual(0);
  }
});

test("a leaderboard is chosen by game and pool", async ({ page, axe }) => {
  await page.goto("/ratings");
  await expect(page.getByRole("heading", { level: 1, name: "Ratings: Art Society" })).toBeVisible();
  await page.getByLabel("Games").selectOption("bots");
  await expect(page).toHaveURL(/\/ratings\/art_society\?pool=bots$/);
  await expect(page.getByText("Nobody has played enough rated games yet.")).toBeVisible();
  await page.getByLabel("Game", { exact: true }).selectOption("the_gallerist");
  await expect(page).toHaveURL(/\/ratings\/the_gallerist\?pool=bots$/);
  await expect(page.getByRole("heading", { level: 1, name: "Ratings: The Gallerist" })).toBeVisible();
  await axe(page);
  await page.goto("/ratings/no_such_game");
  await expect(page.getByRole("heading", { level: 1, name: "There is no such game here" })).toBeVisible();
});

test("profiles and leaderboards are in French throughout", async ({ newPerson }) => {
  const { page, name } = await newPerson({ account: { locale: "fr" }, browser: { locale: "fr-FR" } });
  const english = /\b(the|your|with|you|of|and|is|are|not|what|this|games|player)\b/i;
  for (const path of ["/people", `/people/${name}`, "/ratings", "/people/nobody-has-it", "/about", "/about/accessibility"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByText("Chargement…")).toHaveCount(0);
    const lines = (await page.getByRole("main").innerText()).split("\n").map((line) => line.replace(/The Gallerist/g, "").trim());
    expect(lines.filter((line) => english.test(line)), path).toEqual([]);
  }
});
