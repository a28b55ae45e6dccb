/** What of the screen is free for the board. */

/** The lower edge of what can be seen, in pixels: on a phone the decision lies over the rest as a sheet. */
export function visibleBottom(): number {
  const sheet = document.querySelector("[data-sheet]")?.getBoundingClientRect();
  const isSheet = sheet && sheet.width > innerWidth * 0.9;
  return isSheet ? Math.min(innerHeight, Math.max(sheet.top, innerHeight / 4)) : innerHeight;
}
