/** Points as text. */
import type game from "@/i18n/en/game";
import type { Translate } from "@/i18n/messages";

/** "+5", "−2", "No points". */
export function signed(t: Translate<typeof game>, change: number): string {
  if (change === 0) return t("noPoints");
  return change > 0 ? t("pointsGain", { points: change }) : t("pointsLoss", { points: -change });
}
