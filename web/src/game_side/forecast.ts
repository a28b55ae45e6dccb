/**
 * What a seat could decide next: the choices that a plan is composed from. The server imagines how the game may go on until it waits
 * for the seat, from what the seat knows; if it waits already, the choices are the real ones.
 */
import { api, ask } from "@/app/api";
import { isProblem } from "@/app/problem";
import type { Choice, Command } from "./types";

export interface ForeseenDecision {
  kind: string;
  label: string;
  sentence: string;
}

export interface Forecast {
  decision: ForeseenDecision | null;
  choices: Choice[];
  /** Whether the game waits for this decision now; otherwise what is legal then may differ. */
  certain: boolean;
}

/** The decision that is planned (the next one if null), and the commands that are chosen for it already. */
export interface ForecastQuery {
  decision: string | null;
  commands: Command[];
}

/** Returns the choices after `commands`. Throws a Problem if the commands are refused. */
export async function forecast(id: string, { decision, commands }: ForecastQuery): Promise<Forecast> {
  const body = { ...(decision !== null && { decision }), ...(commands.length > 0 && { commands }) };
  const { decision: foreseen, choices, certain } = await ask(api.POST("/v1/games/{id}/plan-choices", { params: { path: { id } }, body }));
  return { decision: foreseen ?? null, choices, certain };
}

/** Returns the decisions of a ruleset that can be foreseen for the seat, with their words. */
export async function foreseeable(id: string, kinds: readonly string[]): Promise<ForeseenDecision[]> {
  const found: ForeseenDecision[] = [];
  for (const kind of kinds) {
    try {
      const { decision } = await forecast(id, { decision: kind, commands: [] });
      if (decision) found.push(decision);
    } catch (error) {
      // A decision that cannot come any more is refused; anything else is a failure of the whole list.
      if (!isProblem(error, "command_refused", "invalid_body")) throw error;
    }
  }
  return found;
}
