/** Words about tables and their players that several pages use. */
import { tables } from "@/i18n/areas";
import { language, messages } from "@/i18n/messages";
import type { Schemas } from "./api";
import { dateTime, relative, span } from "./time";

export type GameSummary = Schemas["GameSummary"];
export type PlayerSummary = Schemas["PlayerSummary"];

const t = messages(tables);

/** The name of a player as text. */
export function playerName(player: PlayerSummary): string {
  if (player.level) return t("bot", { level: t(player.level) });
  return player.display_name ?? player.name ?? t("deleted");
}

/** Names in a sentence: "Blue, Red and Green". */
export const list = (names: readonly string[]): string => new Intl.ListFormat(language.get(), { type: "conjunction" }).format(names);

/** The players other than this account. */
export const others = (game: GameSummary, account: string | undefined): PlayerSummary[] => {
  const found = game.players.findIndex((player) => player.account && player.account === account);
  return game.players.filter((_, index) => index !== found);
};

export const namesOf = (players: readonly PlayerSummary[]): string => list(players.map(playerName));

/** The clock of a table in words. */
export function clockWords({ time }: Schemas["ClockRules"]): string {
  if (!time || time.kind === "unlimited") return t("noClock");
  if (time.kind === "per_decision") return t("perDecision", { time: span(time.seconds, "long") });
  return t("bank", { time: span(time.seconds, "long"), increment: span(time.increment, "long") });
}

/** A deadline in words: "until 18 Nov, 14:02 (in 3 hours)". */
export function deadlineWords(deadline: string, now = Date.now()): string {
  if (Date.parse(deadline) < now) return t("overdue");
  return t("due", { time: dateTime(deadline), left: relative(deadline, now) });
}

/** What is special about a table: rated, private, sandbox, free seats. */
export function tableMarks(game: GameSummary): string[] {
  const free = game.seats - game.players.length;
  return [
    ...(game.status === "open" ? [t("seatsFree", { count: free })] : [t("players", { count: game.seats })]),
    clockWords(game.clock),
    ...(game.rated ? [t("rated")] : []),
    ...(game.visibility === "public" ? [] : [t(game.visibility)]),
    ...(game.sandbox ? [t("sandbox")] : []),
    ...(game.paused ? [t("pausedGame")] : []),
  ];
}
