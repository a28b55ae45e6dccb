/** Games for the tests of the side panels: running ones at some version, and finished ones, played over the API. */
import type { Page } from "@playwright/test";
import type { Api } from "../lib/fixtures";
import { expect, poll } from "../lib/fixtures";

export { ofTwo as dealt } from "../lib/tables";

/** Waits until the page has noted its visit: the commitment that it saw, and the version. */
export async function isNoted(page: Page, game: string): Promise<void> {
  const notes = () => page.evaluate((id) => Object.entries(localStorage).filter(([name, value]) => /commitments|seen:/.test(name) && value.includes(id)).length, game);
  await expect.poll(notes).toBe(2);
}

/** Plays the first legal command of any seat until the game has this many events. */
export async function playTo(id: string, version: number, ...seats: Api[]): Promise<void> {
  await poll(`version ${version}`, 60_000, async () => {
    for (const api of seats) {
      const state = await api.state(id, "choices");
      if (state.version >= version || state.status !== "running") return true;
      const [choice] = state.choices ?? [];
      if (choice) await api.send("POST", `/v1/games/${id}/commands`, { commands: [choice.command] }, { "if-match": `"${state.version}"` });
    }
    return false;
  });
}

/** Plays a game of the toy ruleset to its end. */
export const playToEnd = (id: string, ...seats: Api[]): Promise<void> => playTo(id, Number.MAX_SAFE_INTEGER, ...seats);
