/** Groups the events of a game for the log: sections begin where an event names a later round, turns where another seat acts. */
import type { EventView } from "./types";

/** One event in words. `at` is the version right after the event: the moment that the line leads to. */
export interface LogLine {
  seq: number;
  at: number;
  label: string;
  sentence: string;
}

/** Consecutive events of one seat, decided by the same kind of actor. */
export interface LogTurn {
  seat: number;
  by: EventView["by"];
  when: string;
  lines: LogLine[];
}

/** A round, or the events before the first one (`heading` is null then). */
export interface LogSection {
  heading: string | null;
  /** The version before its first event. */
  from: number;
  /** The version after its last event. */
  to: number;
  turns: LogTurn[];
}

/** Returns the round that an event announces, if its ruleset writes a number `round` into it. */
export function roundOf(event: EventView): number | null {
  const round: unknown = (event.event as Record<string, unknown>)["round"];
  return typeof round === "number" ? round : null;
}

/** Returns the text of an event for a person; its kind in plain letters if the server sent no words. */
export function lineOf(event: EventView): LogLine {
  const kind = String((event.event as Record<string, unknown>)["kind"] ?? "").replaceAll("_", " ");
  const label = event.label ?? kind;
  return { seq: event.seq, at: event.seq + 1, label, sentence: event.sentence ?? label };
}

/** Groups events, which must be in order. */
export function groupEvents(events: readonly EventView[]): LogSection[] {
  const sections: LogSection[] = [];
  let round = roundBefore(events);
  for (const event of events) {
    const announced = roundOf(event);
    let section = sections.at(-1);
    if (!section || (announced !== null && announced > round)) {
      const heading = announced === null || announced <= round ? null : lineOf(event).label;
      section = { heading, from: event.seq, to: event.seq, turns: [] };
      sections.push(section);
      round = Math.max(round, announced ?? 0);
    }
    section.to = event.seq + 1;
    appendToTurn(section.turns, event);
  }
  return sections;
}

/**
 * Returns the round that is going on before the first event. If the list begins in the middle of a game and a later round is announced
 * next, the first announcement may be the end of a round: what it belongs to is shown without a heading.
 */
function roundBefore(events: readonly EventView[]): number {
  if (!events[0]?.seq) return 0;
  const [first, second] = events.map(roundOf).filter((round) => round !== null);
  return first !== undefined && second !== first ? first : 0;
}

function appendToTurn(turns: LogTurn[], event: EventView): void {
  let turn = turns.at(-1);
  if (!turn || turn.seat !== event.seat || turn.by !== event.by) {
    turn = { seat: event.seat, by: event.by, when: event.at, lines: [] };
    turns.push(turn);
  }
  turn.lines.push(lineOf(event));
}

/** Returns the events that contain the typed text in their words, without regard to case and accents. */
export function filterEvents(events: readonly EventView[], typed: string): EventView[] {
  const wanted = fold(typed.trim());
  if (!wanted) return [...events];
  return events.filter((event) => {
    const line = lineOf(event);
    return fold(`${line.label} ${line.sentence}`).includes(wanted);
  });
}

function fold(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
