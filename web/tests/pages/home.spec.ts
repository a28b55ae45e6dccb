/** Home: what waits, most urgent first, live; invitations; the title; keys. */
import { expect, test } from "../lib/fixtures";

const HOUR = 3_600;
const clock = (seconds: number) => ({ time: { kind: "per_decision", seconds } });

test("the most urgent game comes first, and N leads to it @both", async ({ person, axe }) => {
  await person.api.createGame({ bots: ["novice"] });
  await person.api.createGame({ ruleset: "the_gallerist", bots: ["novice"], clock: clock(200 * HOUR) });
  const urgent = await person.api.createGame({ ruleset: "orchard", bots: ["novice"], clock: clock(HOUR) });
  await person.page.goto("/");
  const waiting = person.page.getByRole("region", { name: "Waiting for you" }).getByRole("link");
  await expect(waiting).toHaveCount(3);
  await expect(waiting.first()).toHaveAttribute("href", `/games/${urgent}`);
  await expect(person.page).toHaveTitle("(3) Your games · Salon");
  await axe(person.page);
  await person.page.keyboard.press("n");
  await expect(person.page).toHaveURL(new RegExp(`/games/${urgent}$`));
});

test("a turn that comes, a game that ends and an invitation appear by themselves", async ({ twoPeople }) => {
  const [ada, bob] = twoPeople;
  await ada.page.goto("/");
  await expect(ada.page.getByText("No game of yours is running")).toBeVisible();
  const game = await bob.api.createGame({ visibility: "private" });
  await bob.api.call("POST", `/v1/games/${game}/invitations`, { name: ada.name });
  await ada.page.getByRole("region", { name: "Invitations" }).getByRole("link", { name: "Look at it" }).click();
  await ada.page.getByRole("button", { name: "Join the table" }).click();
  await expect(ada.page).toHaveURL(new RegExp(`/games/${game}$`));
  await ada.page.getByRole("link", { name: "Salon" }).click();
  await expect(ada.page.getByRole("region", { name: "Waiting for you" }).getByRole("link", { name: /Art Society/ })).toBeVisible();
  await expect(ada.page).toHaveTitle("(1) Your games · Salon");
  await bob.api.call("POST", `/v1/games/${game}/resign`, {});
  await expect(ada.page.getByRole("region", { name: "Finished games" }).getByText("You won", { exact: false })).toBeVisible();
  await expect(ada.page).toHaveTitle("Your games · Salon");
});

test("an invitation that is dismissed does not come back", async ({ twoPeople }) => {
  const [ada, bob] = twoPeople;
  const game = await bob.api.createGame({ visibility: "private" });
  await bob.api.call("POST", `/v1/games/${game}/invitations`, { name: ada.name });
  await ada.page.goto("/");
  await ada.page.getByRole("button", { name: "Dismiss" }).click();
  await expect(ada.page.getByRole("region", { name: "Invitations" })).toHaveCount(0);
  await ada.page.reload();
  await expect(ada.page.getByRole("region", { name: "Open tables" })).toBeVisible();
  await expect(ada.page.getByRole("region", { name: "Invitations" })).toHaveCount(0);
});

test("? lists the keys; switched off, they do nothing", async ({ person, axe }) => {
  await person.api.createGame({ bots: ["novice"] });
  await person.page.goto("/");
  await expect(person.page).toHaveTitle(/^\(1\)/);
  await person.page.keyboard.press("?");
  await expect(person.page.getByRole("dialog", { name: "Keyboard shortcuts" })).toContainText("Next turn");
  await axe(person.page);
  await person.page.getByRole("checkbox", { name: "Use shortcuts of a single key" }).uncheck();
  await person.page.keyboard.press("Escape");
  await person.page.keyboard.press("n");
  await person.page.keyboard.press("?");
  await expect(person.page.getByRole("dialog")).toHaveCount(0);
  await expect(person.page).toHaveURL(/\/$/);
});

test("the first Tab leads to the content", async ({ person }) => {
  await person.page.goto("/play");
  await expect(person.page.getByRole("heading", { level: 1 })).toBeVisible();
  await person.page.keyboard.press("Tab");
  await expect(person.page.getByRole("link", { name: "Skip to the content" })).toBeFocused();
  await person.page.keyboard.press("Enter");
  await expect(person.page).toHaveURL(/#content$/);
  await expect(person.page.getByRole("main")).toBeFocused();
});
