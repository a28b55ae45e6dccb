/** Where the points of a rating's history lie in its picture. */

export interface Point {
  x: number;
  y: number;
}

export interface Chart {
  points: readonly Point[];
  /** The values with a line across the picture. */
  ticks: readonly { value: number; y: number }[];
}

/** Sizes of the picture, in its own units. */
export const WIDTH = 640;
export const HEIGHT = 240;
export const MARGIN = { left: 44, right: 12, top: 12, bottom: 28 };
/** A rating that hardly changes is not drawn as if it jumped: the picture spans at least this many points. */
const LEAST_SPAN = 4;
/** Steps between lines, of which the first that gives at most this many lines is taken. */
const STEPS = [1, 2, 5, 10, 20, 50, 100];
const MAX_TICKS = 6;

/** Lays out values from left to right in the order given. */
export function layOut(values: readonly number[]): Chart {
  const middle = (Math.min(...values) + Math.max(...values)) / 2;
  const half = Math.max(LEAST_SPAN, Math.max(...values) - Math.min(...values)) / 2;
  const step = STEPS.find((size) => (2 * half) / size <= MAX_TICKS - 1) ?? STEPS.at(-1)!;
  const low = Math.floor((middle - half) / step) * step;
  const high = Math.ceil((middle + half) / step) * step;
  const y = (value: number): number => MARGIN.top + ((high - value) / (high - low)) * (HEIGHT - MARGIN.top - MARGIN.bottom);
  const inside = WIDTH - MARGIN.left - MARGIN.right;
  const x = (index: number): number => MARGIN.left + (values.length > 1 ? (index / (values.length - 1)) * inside : inside / 2);
  const ticks = Array.from({ length: Math.round((high - low) / step) + 1 }, (_, index) => low + index * step);
  return { points: values.map((value, index) => ({ x: x(index), y: y(value) })), ticks: ticks.map((value) => ({ value, y: y(value) })) };
}
