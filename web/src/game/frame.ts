/** In which size the picture of the board is asked for. */
import type { Frame } from "./types";

/** Widths are rounded down to steps of this many pixels, so that a small change of the window draws nothing new. */
const WIDTH_STEP = 40;
const MIN_WIDTH = 320;
const MAX_WIDTH = 1920;
/** The server takes part in the page's layout with these: see Play.svelte and Game.svelte. */
const WIDE_FROM = 960;
const DESK_WIDTH = 384 + 20;
const MAX_PAGE = 1760;

/** How much larger than usual the person has text: the picture is drawn for a narrower frame and scaled up. */
function textScale(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;
}

export function frameOf(pixels: number, theme: Frame["theme"]): Frame {
  const width = Math.floor(pixels / textScale() / WIDTH_STEP) * WIDTH_STEP;
  return { theme, width: Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, width)) };
}

/** The frame that the page will have, before it is laid out. A wrong guess costs one more request. */
export function expectedFrame(theme: Frame["theme"]): Frame {
  const scale = textScale();
  const window = document.documentElement.clientWidth;
  const edge = Math.min(32, Math.max(12, window * 0.03));
  if (window <= WIDE_FROM * scale) return frameOf(window - 2 * Math.min(edge, 8), theme);
  return frameOf(Math.min(window, MAX_PAGE * scale) - 2 * edge - DESK_WIDTH * scale, theme);
}
