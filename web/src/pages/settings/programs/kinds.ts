/** The kinds of notices in words. */
import type { programs } from "@/i18n/areas";
import type { messages } from "@/i18n/messages";

type Translate = ReturnType<typeof messages<Awaited<ReturnType<(typeof programs)["load"]["en"]>>["default"]>>;

/** The kinds that this client has words for, as a person meets them. */
export const KINDS = [
  "your_turn",
  "reminder",
  "deadline_missed",
  "extended",
  "invitation",
  "game_started",
  "round_closed",
  "game_finished",
  "game_aborted",
  "game_paused",
  "game_rewound",
  "message",
  "plan_played",
  "plan_lapsed",
  "seat_taken_over",
  "seat_resigned",
  "webhook_disabled",
] as const;

type Kind = (typeof KINDS)[number];

/** The name of a kind; a kind that a newer server has is shown as it is. */
export function kindName(t: Translate, kind: string): string {
  if (kind === "test") return t("kind_test");
  return (KINDS as readonly string[]).includes(kind) ? t(`kind_${kind as Kind}`) : kind;
}
