/** What a person may do at a table that has not started, and its options in words. Pure functions of the answers of the API. */
import type { GameSummary, PlayerSummary, RulesetWords } from "./types";

/** The caller at a table: null where nobody is signed in. */
export type Viewer = { id: string } | null;

export interface Standing {
  /** The caller's place at the table, if the caller sits there. */
  mine: PlayerSummary | null;
  isHost: boolean;
  free: number;
  canJoin: boolean;
  /** Whether there is a free seat, but only for those with the invitation. */
  needsInvitation: boolean;
  canStart: boolean;
  /** How many players are missing for a start. */
  missing: number;
  canAddBots: boolean;
  canInvite: boolean;
}

/** Returns what the caller may do now. The server decides; this only chooses what to show. */
export function standing(game: GameSummary, viewer: Viewer, fewestSeats: number): Standing {
  const mine = game.players.find((player) => viewer !== null && player.account === viewer.id) ?? null;
  const isHost = mine !== null && game.host === mine.account;
  const open = game.status === "open";
  const free = Math.max(0, game.seats - game.players.length);
  const mayJoin = open && viewer !== null && mine === null && free > 0;
  const missing = Math.max(0, fewestSeats - game.players.length);
  return {
    mine,
    isHost,
    free,
    canJoin: mayJoin && game.visibility === "public",
    needsInvitation: mayJoin && game.visibility !== "public",
    canStart: open && isHost && missing === 0,
    missing,
    canAddBots: open && isHost && free > 0,
    canInvite: open && mine !== null && free > 0 && (!game.sandbox || isHost),
  };
}

/** An option of the table for a person. */
export interface OptionLine {
  key: string;
  name: string;
  value: string;
  sentence: string;
}

/** Names every option: the words of the ruleset where there are any, else the plain value. */
export function optionLines(options: unknown, words: RulesetWords | null): OptionLine[] {
  if (typeof options !== "object" || options === null) return [];
  return Object.entries(options).map(([key, value]) => {
    const known = words?.options[key];
    const text = typeof value === "string" ? value : JSON.stringify(value);
    const named = known?.values?.[text];
    return { key, name: known?.label ?? plain(key), value: named?.label ?? plain(text), sentence: named?.sentence ?? known?.sentence ?? "" };
  });
}

/** Writes a key of the API for a person: the fallback where a ruleset has no words. */
export function plain(key: string): string {
  const text = key.replaceAll("_", " ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The address that invites to a table. */
export function inviteLink(origin: string, invite: string): string {
  return `${origin}/invitations/${encodeURIComponent(invite)}`;
}
