import { expect, poll, test, type Person } from "../lib/fixtures";
import { Player } from "../lib/player";

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** Lets both play until the game is over. */
async function playToTheEnd(players: [Player, Player]): Promise<void> {
  for (;;) {
    for (const player of players) {
      if ((await player.play()) === "over") return;
    }
    // Both wait: the last move of one is on its way to the other.
    await poll("a turn", 60_000, async () => {
      const offers = await Promise.all(players.map((player) => player.peek()));
      return offers.some((offer) => offer !== null && offer !== "waiting");
    });
  }
}

test("two people play a whole game of Art Society, one by touch on a phone, one by keys alone", async ({ newPerson, axe }) => {
  test.setTimeout(240_000);
  const ada = await newPerson({ prefix: "ada", browser: PHONE });
  const bob = await newPerson({ prefix: "bob" });
  const game = await ada.api.createGame({ ruleset: "art_society", seats: 2, visibility: "public" });
  await bob.api.call("POST", `/v1/games/${game}/join`, {});
  await startIfNeeded(ada, game);
  for (const person of [ada, bob]) await person.page.goto(`/games/${game}`);
  const players: [Player, Player] = [new Player(ada.page, "touch"), new Player(bob.page, "keys")];
  await players[0].offer();
  await axe(ada.page);
  await playToTheEnd(players);
  for (const person of [ada, bob]) await expect(person.page.getByRole("button", { name: "Rematch" })).toBeVisible();
  expect((await ada.api.game(game)).status).toBe("finished");
  expect(players.every((player) => player.sent > 5)).toBe(true);
  await axe(ada.page);
});

async function startIfNeeded(host: Person, game: string): Promise<void> {
  if ((await host.api.game(game)).status === "open") await host.api.call("POST", `/v1/games/${game}/start`);
}
