/** What every visit of a game leaves in this browser: the commitment that was seen first and, with an account, the newest version. */
import { me } from "@/app/session";
import { noteCommitment, saveSeen } from "./kept";
import type { GameState } from "./types";

/** Notes a state that is on the screen. A page in the background has not been seen. */
export function noteVisit(live: GameState): void {
  noteCommitment(live);
  const account = me()?.id;
  if (account && live.status !== "open" && document.visibilityState === "visible") saveSeen(account, live.game, live.version);
}
