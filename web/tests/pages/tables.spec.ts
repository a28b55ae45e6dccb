/** Open tables, the form for a new one, invitations by link. */
import { expect, test } from "../lib/fixtures";

test("a table is opened with the options, clock, bots and visibility that were chosen @both", async ({ person, axe }) => {
  const { page } = person;
  await page.goto("/play");
  await page.getByRole("link", { name: "Open a new table" }).click();
  await page.getByLabel("Game", { exact: true }).selectOption({ label: "Orchard" });
  await page.getByLabel("Seats", { exact: true }).selectOption("3");
  await page.getByLabel("Seat 3").selectOption({ label: "Bot, amateur" });
  await page.getByLabel("Length").selectOption({ label: "Long" });
  await expect(page.getByText("Sixteen rounds are played.")).toBeVisible();
  await page.getByLabel("Time to decide").selectOption({ label: "Another time for each decision" });
  await page.getByLabel("Hours for each decision").fill("1,5");
  await page.getByLabel("When the time is over").selectOption({ label: "The player loses the game" });
  await page.getByLabel("Who may see the table").selectOption({ label: "Only the players" });
  await page.getByRole("checkbox", { name: "Rated" }).check();
  await axe(page);
  await page.getByRole("button", { name: "Open the table" }).click();
  await expect(page).toHaveURL(/\/games\/[0-9a-f-]{36}$/);
  const game = await person.api.game(new URL(page.url()).pathname.split("/").at(-1)!);
  expect(game).toMatchObject({ ruleset: "orchard", seats: 3, options: { length: "long" }, visibility: "private", rated: true });
  expect(game.clock).toMatchObject({ time: { kind: "per_decision", seconds: 5_400 }, at_deadline: "forfeit" });
  expect(game.players.filter((player: { level?: string }) => player.level === "amateur")).toHaveLength(1);
});

test("a wrong number is said at its field and nothing is sent", async ({ person }) => {
  const { page } = person;
  await page.goto("/play?new");
  await page.getByLabel("Time to decide").selectOption({ label: "Another time for each decision" });
  await page.getByLabel("Hours for each decision").fill("a week");
  await page.getByRole("button", { name: "Open the table" }).click();
  await expect(page.getByLabel("Hours for each decision")).toBeFocused();
  await expect(page.getByLabel("Hours for each decision")).toHaveAccessibleDescription(/Choose a number/);
  await expect(page).toHaveURL(/\/play\?new$/);
});

test("invited by name and by link, a person and a guest join", async ({ newPerson, page, axe }) => {
  const host = await newPerson({ prefix: "host" });
  const friend = await newPerson({ prefix: "friend" });
  await host.page.goto("/play?new=art_society");
  await host.page.getByLabel("Seats", { exact: true }).selectOption("3");
  await host.page.getByLabel(/^Invite by name/).fill(friend.name);
  await host.page.getByRole("button", { name: "Open the table" }).click();
  await expect(host.page).toHaveURL(/\/games\//);
  const id = new URL(host.page.url()).pathname.split("/").at(-1)!;
  const { invite } = await host.api.game(id);
  await friend.page.goto("/");
  await friend.page.getByRole("link", { name: "Look at it" }).click();
  await friend.page.getByRole("button", { name: "Join the table" }).click();
  await expect(friend.page).toHaveURL(new RegExp(id));
  await page.goto(`/invitations/${invite}`);
  await expect(page.getByRole("heading", { level: 1, name: "Invitation to Art Society" })).toBeVisible();
  await axe(page);
  await page.getByRole("button", { name: "Join as a guest" }).click();
  await expect(page).toHaveURL(new RegExp(id));
  expect((await host.api.game(id)).players).toHaveLength(3);
});

test("open tables can be filtered and joined; a full one says so", async ({ twoPeople }) => {
  const [ada, bob] = twoPeople;
  const slow = await bob.api.createGame({ ruleset: "orchard", seats: 3, clock: { time: { kind: "per_decision", seconds: 259_200 } } });
  const rated = await bob.api.createGame({ ruleset: "orchard", seats: 3, rated: true });
  await ada.page.goto("/play");
  const link = (id: string) => ada.page.locator(`a[href="/games/${id}"]`);
  await expect(link(slow)).toBeVisible();
  await ada.page.getByLabel("Rated or not").selectOption({ label: "Rated only" });
  await expect(link(slow)).toHaveCount(0);
  await expect(link(rated)).toBeVisible();
  await ada.page.getByLabel("Rated or not").selectOption({ label: "Both" });
  await ada.page.getByLabel("Time", { exact: true }).selectOption({ label: "More than a day" });
  await expect(link(slow)).toBeVisible();
  await expect(link(rated)).toHaveCount(0);
  // The other seats are taken while the list is shown.
  for (let bots = 0; bots < 2; bots += 1) await bob.api.call("POST", `/v1/games/${slow}/bots`, { level: "novice" });
  await ada.page.getByRole("listitem").filter({ has: link(slow) }).getByRole("button", { name: /^Join/ }).click();
  await expect(ada.page.getByRole("status").getByText("The table is closed")).toBeVisible();
  await expect(ada.page).toHaveURL(/\/play$/);
});
