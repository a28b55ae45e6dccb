/** What a plan would do now, as a sentence. */
import type { PlanPreview } from "@/game_side/types";
import type en from "@/i18n/en/plans";
import type { Translate } from "@/i18n/messages";

export function whatNow(t: Translate<typeof en>, preview: PlanPreview): string {
  if (!preview.meant) return t("nowNotMeant");
  if (!preview.awaited) return t("nowNotAwaited");
  const first = preview.alternatives.findIndex((tried) => tried.playable);
  return first < 0 ? t("nowLapses") : t("nowPlays", { number: first + 1 });
}
