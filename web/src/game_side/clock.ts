/** The clock of a table as facts, in the order in which a person wants to know them. The messages of the area `lobby` say them. */
import type { ClockRules } from "./types";

export type ClockFact =
  | { kind: "unlimited" }
  | { kind: "per_decision"; seconds: number }
  | { kind: "bank"; seconds: number; increment: number; cap: number }
  | { kind: "respects"; what: ("sleep" | "weekends" | "vacation")[] }
  | { kind: "extension"; credits: number; seconds: number }
  | { kind: "at_deadline"; what: "bot" | "forfeit" };

/** Returns what the clock of a table does. A table without a limit has one fact. */
export function clockFacts(clock: ClockRules): ClockFact[] {
  const time = clock.time ?? { kind: "unlimited" as const };
  if (time.kind === "unlimited") return [{ kind: "unlimited" }];
  const facts: ClockFact[] =
    time.kind === "bank"
      ? [{ kind: "bank", seconds: time.seconds, increment: time.increment, cap: time.cap }]
      : [{ kind: "per_decision", seconds: time.seconds }];
  const respects = (["sleep", "weekends", "vacation"] as const).filter((what) => clock.respects?.[what]);
  if (respects.length) facts.push({ kind: "respects", what: respects });
  const { credits = 0, seconds = 0 } = clock.extension ?? {};
  if (credits > 0) facts.push({ kind: "extension", credits, seconds });
  facts.push({ kind: "at_deadline", what: clock.at_deadline === "forfeit" ? "forfeit" : "bot" });
  return facts;
}

