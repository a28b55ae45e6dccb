/** The moments of a game that history steps through: the version after each move, and every version for fine steps. */
import type { EventView } from "./types";

/**
 * Returns the versions after each move, the oldest first, beginning with 0 (the deal). Events of one move share their seat and
 * the time at which they were stored.
 */
export function movesOf(events: readonly EventView[]): number[] {
  const stops = [0];
  events.forEach((event, index) => {
    const next = events[index + 1];
    if (!next || next.seat !== event.seat || next.at !== event.at) stops.push(event.seq + 1);
  });
  return stops;
}

/** Returns the stop before a version, or the first one. */
export function previousStop(stops: readonly number[], at: number): number {
  return stops.findLast((stop) => stop < at) ?? stops[0] ?? 0;
}

/** Returns the stop after a version, or the last one. */
export function nextStop(stops: readonly number[], at: number): number {
  return stops.find((stop) => stop > at) ?? stops.at(-1) ?? at;
}

/** Reads `?at=` of an address: a whole number, or null for the present. */
export function readAt(search: string, newest: number): number | null {
  const text = new URLSearchParams(search).get("at");
  if (text === null || !/^\d{1,9}$/.test(text)) return null;
  const at = Number(text);
  return at < newest ? at : null;
}

/** Milliseconds between the steps of auto-play. */
export const PLAY_SPEEDS = { slow: 3000, normal: 1500, fast: 600 } as const;
export type PlaySpeed = keyof typeof PLAY_SPEEDS;

/** Runs `step` at intervals until it returns false or the returned function is called. */
export function autoPlay(step: () => boolean | Promise<boolean>, interval: () => number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  const tick = async (): Promise<void> => {
    if (stopped) return;
    const goesOn = await step();
    if (goesOn && !stopped) timer = setTimeout(() => void tick(), interval());
  };
  timer = setTimeout(() => void tick(), interval());
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
