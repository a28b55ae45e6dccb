import { expect, test } from "../lib/fixtures";
import { Player } from "../lib/player";

test("a ruleset that the client has never seen is played to its end", async ({ person, axe }) => {
  const game = await person.api.createGame({ ruleset: "orchard", seats: 2, bots: ["novice"] });
  await person.page.goto(`/games/${game}`);
  const player = new Player(person.page, "board");
  await player.offer();
  await axe(person.page);
  await player.playToEnd();
  expect((await person.api.game(game)).status).toBe("finished");
});
