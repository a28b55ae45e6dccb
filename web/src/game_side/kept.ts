/**
 * Facts that this browser keeps about games: the version that the account saw last (private, wiped at sign-out), and the commitment
 * that was shown first. Commitments are public and say nothing about a person; they stay, or signing out would undo the check of a deal.
 */
import { readDevice, readPrivate, writeDevice, writePrivate } from "@/app/storage";

/** The number of games that are kept in one list; the oldest entries are dropped. */
export const MAX_KEPT_GAMES = 500;

type Entries<T> = [game: string, value: T][];

function entriesOf<T>(value: unknown): Entries<T> {
  if (!Array.isArray(value)) return [];
  return (value as Entries<T>).filter((entry) => Array.isArray(entry) && entry.length === 2 && typeof entry[0] === "string");
}

const seenName = (account: string) => `seen:${account}`;

/** Returns the version that the account saw last in this browser, or null if it never opened the game here. */
export function lastSeen(account: string, game: string): number | null {
  const value = entriesOf<unknown>(readPrivate(seenName(account))).find(([id]) => id === game)?.[1];
  return typeof value === "number" && Number.isInteger(value) && value >= 0 ? value : null;
}

/** Keeps the version that the account sees now. */
export function saveSeen(account: string, game: string, version: number): void {
  const others = entriesOf<number>(readPrivate(seenName(account))).filter(([id]) => id !== game);
  writePrivate(seenName(account), [...others, [game, version]].slice(-MAX_KEPT_GAMES));
}

const COMMITMENTS = "commitments";

/** What this browser noted when it first saw a game. */
export interface NotedCommitment {
  commitment: string;
  /** The version at that time: 0 means before the first move. */
  version: number;
  /** When it was noted, RFC 3339. */
  at: string;
}

/** Returns the commitment that this browser saw first for a game. */
export function notedCommitment(game: string): NotedCommitment | null {
  const value = entriesOf<NotedCommitment>(readDevice(COMMITMENTS)).find(([id]) => id === game)?.[1];
  return value && typeof value.commitment === "string" ? value : null;
}

/** Notes the commitment of a game that is not over, unless one is noted already: the first one counts. */
export function noteCommitment(game: { game: string; commitment: string; version: number; status: string }, now = new Date()): void {
  if (game.status !== "open" && game.status !== "running") return;
  const entries = entriesOf<NotedCommitment>(readDevice(COMMITMENTS));
  if (entries.some(([id]) => id === game.game)) return;
  const noted = { commitment: game.commitment, version: game.version, at: now.toISOString() };
  writeDevice(COMMITMENTS, [...entries, [game.game, noted]].slice(-MAX_KEPT_GAMES));
}
