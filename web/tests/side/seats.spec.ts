/** Seats that were left: taken back by their owner, or given to a person as a substitute. */
import { expect, poll, test, type Api } from "../lib/fixtures";
import { ofTwo } from "../lib/tables";

const HOUR = 3_600;

/** Lets the owner of a sandbox miss deadlines until a bot keeps the seat; the other plays on over the API. */
async function missDeadlines(owner: Api, other: Api, game: string): Promise<void> {
  await poll("a bot that keeps the seat", 60_000, async () => {
    const { my_seat, players, awaiting } = await owner.game(game);
    if (players[my_seat].kept) return true;
    const isAwaited = awaiting.some(({ seat }: { seat: number }) => seat === my_seat);
    const { decision, choices } = await other.state(game);
    const [choice] = choices;
    if (decision) await other.send("POST", `/v1/games/${game}/commands`, { commands: [choice.command] });
    else if (isAwaited) await owner.call("POST", `/v1/games/${game}/sandbox/time`, { seconds: HOUR + 60 });
    return false;
  });
}

test("a player who was away takes the seat back", async ({ twoPeople: [ada, bob], axe }) => {
  const { page } = ada;
  const game = await ofTwo(ada.api, bob.api, { sandbox: {}, clock: { time: { kind: "per_decision", seconds: HOUR } } });
  await missDeadlines(ada.api, bob.api, game);
  await page.goto(`/games/${game}`);
  await page.getByRole("button", { name: "Game menu" }).click();
  await axe(page, [".marks"]);
  await page.getByRole("button", { name: "Take my seat back" }).click();
  await expect(page.getByText("You decide for your seat again.")).toBeVisible();
  const { players, my_seat } = await ada.api.game(game);
  expect(players[my_seat].kept).toBe(false);
  await page.getByRole("button", { name: "Game menu" }).click();
  await expect(page.getByRole("button", { name: "Ask for a pause" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Take my seat back" })).toHaveCount(0);
});

test("a person takes over a seat that was left, when all who play agree", async ({ newPerson }) => {
  const [ada, bob, cleo, dan] = [await newPerson({ prefix: "ada" }), await newPerson({ prefix: "bob" }), await newPerson({ prefix: "cleo" }), await newPerson({ prefix: "dan" })];
  const game = await ada.api.createGame({ seats: 3, visibility: "public" });
  for (const { api } of [bob, cleo]) await api.call("POST", `/v1/games/${game}/join`, {});
  await bob.api.call("POST", `/v1/games/${game}/resign`, {});
  const openSeats = async ({ page }: typeof ada) => {
    await page.goto(`/games/${game}`);
    await page.getByRole("button", { name: "Game menu" }).click();
    await page.getByRole("button", { name: "Seats and substitutes…" }).click();
  };
  await openSeats(dan);
  await expect(dan.page.getByText(/resigned, a bot plays/)).toBeVisible();
  await dan.page.getByRole("button", { name: "Offer to take this seat" }).click();
  await expect(dan.page.getByText(/You offered to take this seat/)).toBeVisible();
  for (const player of [ada, cleo]) {
    await openSeats(player);
    await player.page.getByRole("dialog").getByRole("button", { name: "Agree" }).click();
    await expect(player.page.getByText("You agree.")).toBeVisible();
  }
  await expect.poll(async () => (await dan.api.game(game)).my_seat).not.toBeNull();
  const { players, my_seat } = await dan.api.game(game);
  expect(players[my_seat].name).toBe(dan.name);
  // The new player's page offers what players have.
  await dan.page.goto(`/games/${game}`);
  await expect(dan.page.getByRole("tab", { name: "Plans" })).toBeVisible();
});
