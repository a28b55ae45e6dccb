/** Tables in a certain situation, prepared over the API. */
import type { Api } from "./api";
import { poll } from "./poll";

/** How long bots and the server may take to get there. */
const PATIENCE_MS = 60_000;

/** Waits until a game waits for the caller alone: from then on nothing happens before the caller moves. */
export async function untilAsked(api: Api, game: string): Promise<void> {
  await poll("the own turn", PATIENCE_MS, async () => {
    const { awaiting, seat } = (await api.state(game, "decision")) as { awaiting: { seat: number }[]; seat: number };
    return awaiting.length === 1 && awaiting[0]!.seat === seat;
  });
}

/** Opens a game against a bot, and returns its id once the bot has decided and the game waits for the caller alone. */
export async function againstBot(api: Api, options: Record<string, unknown> = {}): Promise<string> {
  const game = await api.createGame({ bots: ["novice"], ...options });
  await untilAsked(api, game);
  return game;
}

/** Opens a table of two people, and returns the id of the dealt game. */
export async function ofTwo(host: Api, other: Api, options: Record<string, unknown> = {}): Promise<string> {
  const game = await host.createGame({ seats: 2, visibility: "private", ...options });
  const { invite } = await host.game(game);
  await other.call("POST", `/v1/games/${game}/join`, { invite });
  return game;
}

/** Lets all seats of a game of Art Society decide over the API until every seat is asked for a bid. */
export async function playToBidding(players: Api[], game: string): Promise<void> {
  for (let rounds = 0; rounds < 60; rounds += 1) {
    const { awaiting } = (await players[0]!.state(game, "decision")) as { awaiting: { decision: string }[] };
    if (awaiting.length === players.length && awaiting.every((it) => it.decision === "place_bid")) return;
    for (const player of players) {
      const { decision } = (await player.state(game, "decision")) as { decision?: { kind: string } };
      if (!decision || decision.kind === "place_bid") continue;
      const [choice] = await player.choices(game);
      await player.submit(game, [choice!.command]);
    }
  }
  throw new Error("no bidding");
}
