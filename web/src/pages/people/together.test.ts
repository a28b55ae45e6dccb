import { expect, test } from "vitest";
import type { GameSummary } from "@/app/table";
import { balances, companions, placings } from "./together";

const player = (account: string, seat: number) => ({ account, seat, name: account, display_name: account, kind: "person" });
const game = (own: number, theirs: number, more: object = {}): GameSummary =>
  ({ ruleset: "art_society", my_seat: 1, players: [player("other", 0), player("me", 1)], result: { placings: [theirs, own] }, ...more }) as unknown as GameSummary;

test("who came before whom is counted for each ruleset", () => {
  const games = [game(1, 2), game(2, 1), game(1, 1), game(1, 3, { ruleset: "the_gallerist" }), game(1, 2)];
  expect(balances(games, "other")).toEqual([
    { ruleset: "art_society", games: 4, ahead: 2, behind: 1, level: 1 },
    { ruleset: "the_gallerist", games: 1, ahead: 1, behind: 0, level: 0 },
  ]);
});

test("games without a result or without the other do not count", () => {
  expect(placings(game(1, 2, { result: null }), "other")).toBeUndefined();
  expect(placings(game(1, 2, { my_seat: null }), "other")).toBeUndefined();
  expect(balances([game(1, 2)], "nobody")).toEqual([]);
});

test("companions are named once, without the person and the built-in bots", () => {
  const bot = { ...player("bot", 2), level: "novice" };
  const games = [game(1, 2), { ...game(1, 2), players: [player("me", 0), player("third", 1), bot] } as unknown as GameSummary];
  expect(companions(games, "me").map(({ account }) => account)).toEqual(["other", "third"]);
});
