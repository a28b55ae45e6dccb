/** Where the parts of a picture are, and how keys and the pointer find their way among them. Lengths are in units of the picture. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

/** The parts in the order of reading: from top to bottom, in a row from left to right. */
export function readingOrder(boxes: ReadonlyMap<string, Box>): string[] {
  const found = [...boxes].sort(([, a], [, b]) => a.y - b.y || a.x - b.x);
  const rows: [string, Box][][] = [];
  for (const entry of found) {
    const row = rows.at(-1);
    const first = row?.[0]?.[1];
    // A part belongs to the row if it begins above the middle of the row's first part.
    if (row && first && entry[1].y < first.y + first.height / 2) row.push(entry);
    else rows.push([entry]);
  }
  return rows.flatMap((row) => row.sort(([, a], [, b]) => a.x - b.x).map(([part]) => part));
}

export type Direction = "left" | "right" | "up" | "down";

/** The part that an arrow key goes to: left and right follow the order of reading, up and down the nearest part that way. */
export function step(boxes: ReadonlyMap<string, Box>, from: string | null, direction: Direction): string | null {
  const order = readingOrder(boxes);
  const index = from === null ? -1 : order.indexOf(from);
  if (index < 0) return (direction === "left" || direction === "up" ? order.at(-1) : order[0]) ?? null;
  if (direction === "left") return order[Math.max(index - 1, 0)] ?? null;
  if (direction === "right") return order[Math.min(index + 1, order.length - 1)] ?? null;
  return vertical(boxes, order[index]!, direction) ?? order[index]!;
}

function vertical(boxes: ReadonlyMap<string, Box>, from: string, direction: "up" | "down"): string | null {
  const start = centre(boxes.get(from)!);
  const sign = direction === "down" ? 1 : -1;
  let best: { part: string; distance: number } | null = null;
  for (const [part, box] of boxes) {
    const end = centre(box);
    const dy = (end.y - start.y) * sign;
    if (part === from || dy <= 1) continue;
    // A part straight above or below is nearer than one aside.
    const distance = dy + 2 * Math.abs(end.x - start.x);
    if (!best || distance < best.distance) best = { part, distance };
  }
  return best?.part ?? null;
}

/** The place to which a piece held by its centre snaps; null if none is near. The piece's top left corner lies at that of the place. */
export function snap(places: ReadonlyMap<string, Box>, piece: Size, at: { x: number; y: number }): string | null {
  let best: { part: string; distance: number } | null = null;
  for (const [part, box] of places) {
    const x = box.x + piece.width / 2;
    const y = box.y + piece.height / 2;
    const distance = Math.hypot(at.x - x, at.y - y);
    if (distance <= reach(piece, box) && (!best || distance < best.distance)) best = { part, distance };
  }
  return best?.part ?? null;
}

/** How far from its place a piece may be held: half its diagonal and one cell more. */
function reach(piece: Size, cell: Box): number {
  return Math.hypot(piece.width, piece.height) / 2 + Math.max(cell.width, cell.height);
}

function centre(box: Box): { x: number; y: number } {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Whether a box lies within another one. Boxes of pictures differ by rounding. */
export function contains(outer: Box, inner: Box): boolean {
  const right = inner.x + inner.width <= outer.x + outer.width + 1;
  return inner.x >= outer.x - 1 && inner.y >= outer.y - 1 && right && inner.y + inner.height <= outer.y + outer.height + 1;
}

/** How far apart boxes may be that touch: pictures are rounded. */
const ROUNDING = 1;

/** Whether any two of these touch, as the cells of a grid do, of which a piece covers several. */
export function areCells(boxes: Iterable<Box>): boolean {
  const all = [...boxes];
  const touch = (a: Box, b: Box) => {
    const dx = Math.max(a.x, b.x) - Math.min(a.x + a.width, b.x + b.width);
    const dy = Math.max(a.y, b.y) - Math.min(a.y + a.height, b.y + b.height);
    return Math.max(dx, dy) <= ROUNDING;
  };
  return all.some((box, index) => all.slice(index + 1).some((other) => touch(box, other)));
}

/** The box around all of these; null if there is none. */
export function around(boxes: Iterable<Box>): Box | null {
  const all = [...boxes];
  if (all.length === 0) return null;
  const x = Math.min(...all.map((box) => box.x));
  const y = Math.min(...all.map((box) => box.y));
  const right = Math.max(...all.map((box) => box.x + box.width));
  const bottom = Math.max(...all.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}
