/** Games that are over, for profiles and leaderboards. */
import { poll, type Api, type Person } from "../lib/fixtures";

/** A rated public game of two people that one of them resigns. Returns once the ratings are written. */
export async function resigned(winner: Person, loser: Person): Promise<string> {
  const table = await winner.api.call("POST", "/v1/games", { ruleset: "art_society", seats: 2, visibility: "public", rated: true });
  await loser.api.call("POST", `/v1/games/${table.id}/join`, {});
  await poll("the deal", 20_000, async () => (await winner.api.game(table.id)).status === "running");
  await loser.api.call("POST", `/v1/games/${table.id}/resign`);
  await poll("the ratings", 20_000, async () => (await ratingsOf(winner.api, winner.name)).length > 0 && (await winner.api.game(table.id)).ratings?.length === 2);
  return table.id as string;
}

export const ratingsOf = async (api: Api, name: string): Promise<{ games: number }[]> => (await api.call("GET", `/v1/accounts/${name}/ratings`)).items;
