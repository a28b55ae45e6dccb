import { expect, test } from "../lib/fixtures";
import { Player } from "../lib/player";
import { againstBot } from "../lib/tables";

test("The Gallerist against a bot, from the deal to the result: three turns by the board, the rest by the list", async ({ person, axe }) => {
  test.setTimeout(240_000);
  const game = await againstBot(person.api, { ruleset: "the_gallerist" });
  await person.page.goto(`/games/${game}`);
  const board = new Player(person.page, "board");
  await board.playTurns(3);
  expect(board.pointed).toBeGreaterThan(0);
  await axe(person.page);
  await new Player(person.page, "list").playToEnd();
  expect((await person.api.game(game)).status).toBe("finished");
  await axe(person.page);
});

test("The Gallerist against a stronger bot, ten turns by the board, the rest by the list @long", async ({ person }) => {
  const game = await againstBot(person.api, { ruleset: "the_gallerist", bots: ["amateur"] });
  await person.page.goto(`/games/${game}`);
  const board = new Player(person.page, "board");
  await board.playTurns(10);
  expect(board.pointed).toBeGreaterThan(0);
  await new Player(person.page, "list").playToEnd();
  expect((await person.api.game(game)).status).toBe("finished");
});
