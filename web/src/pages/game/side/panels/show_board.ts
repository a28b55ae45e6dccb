/** Brings the board onto the screen after a moment was chosen elsewhere on the page: on a phone the log is below it. */
import { wantsLessMotion } from "@/app/settings";

export function showBoard(): void {
  const board = document.getElementById("board") ?? document.querySelector("main h1");
  if (!board) return;
  const { top, bottom } = board.getBoundingClientRect();
  const isSeen = top < innerHeight * 0.6 && bottom > innerHeight * 0.3;
  if (!isSeen) board.scrollIntoView({ block: "start", behavior: wantsLessMotion() ? "auto" : "smooth" });
}
