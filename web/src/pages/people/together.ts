/** Head to head: what two players did against each other, from the finished games of both. */
import type { GameSummary } from "@/app/table";

export interface Balance {
  ruleset: string;
  games: number;
  /** How often the person came before the other, behind, and level. */
  ahead: number;
  behind: number;
  level: number;
}

/** The placings of the person and the other in a finished game; undefined if one of them has none. */
export function placings(game: GameSummary, other: string): { own: number; theirs: number } | undefined {
  const seat = game.players.find((player) => player.account === other)?.seat;
  const { my_seat: mine, result } = game;
  if (!result || mine === null || mine === undefined || seat === null || seat === undefined) return undefined;
  const [own, theirs] = [result.placings[mine], result.placings[seat]];
  return own === undefined || theirs === undefined ? undefined : { own, theirs };
}

/** The balance for each ruleset, the one with most games first. */
export function balances(games: readonly GameSummary[], other: string): Balance[] {
  const found = new Map<string, Balance>();
  for (const game of games) {
    const places = placings(game, other);
    if (!places) continue;
    const balance = found.get(game.ruleset) ?? { ruleset: game.ruleset, games: 0, ahead: 0, behind: 0, level: 0 };
    balance.games += 1;
    balance[places.own < places.theirs ? "ahead" : places.own > places.theirs ? "behind" : "level"] += 1;
    found.set(game.ruleset, balance);
  }
  return [...found.values()].sort((a, b) => b.games - a.games);
}

/** The other players of the person's games, the latest first, each once. */
export function companions(games: readonly GameSummary[], own: string | undefined): GameSummary["players"] {
  const found = new Map<string, GameSummary["players"][number]>();
  for (const { players } of games) {
    for (const player of players) if (player.account && player.name && !player.level && player.account !== own && !found.has(player.account)) found.set(player.account, player);
  }
  return [...found.values()];
}
