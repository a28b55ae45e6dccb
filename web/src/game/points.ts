/** What a preview changes in the scores: points won and lost, in all and line by line. */
import type { GameState, PreviewAnswer } from "./types.js";

export interface LineChange {
  key: string;
  name: string;
  change: number;
  /** How its points are computed after the change. */
  explanation: string;
}

export interface SeatChange {
  seat: number;
  change: number;
  points: number;
  lines: LineChange[];
}

/** The change of each seat's points, the viewer's own seat first. */
export function pointsChange(before: GameState, preview: PreviewAnswer): SeatChange[] {
  const old = before.score?.scores ?? [];
  const own = before.seat ?? -1;
  const changes = preview.score.map((score, seat) => ({
    seat,
    points: score.points,
    change: score.points - (old[seat]?.points ?? score.points),
    lines: lineChanges(before, preview.state, seat),
  }));
  return changes.sort((a, b) => Number(b.seat === own) - Number(a.seat === own) || a.seat - b.seat);
}

function lineChanges(before: GameState, after: GameState | undefined, seat: number): LineChange[] {
  // Several lines can have one key, for example one for each type of painting: the name tells them apart.
  const old = new Map((before.score?.lines[seat] ?? []).map((line) => [`${line.key} ${line.name}`, line.points]));
  const lines = after?.score?.lines[seat] ?? [];
  const changed = lines.map(({ key, name, points, explanation }) => ({ key, name, change: points - (old.get(`${key} ${name}`) ?? 0), explanation }));
  return changed.filter((line) => line.change !== 0);
}
