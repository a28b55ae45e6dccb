/** The result of a game as a table: one row a line of the tally, one column a seat, the best placing first. */
import type { GameSummary, StatePlayer, StateScore, TallyLine } from "./types";

export interface ResultColumn {
  seat: number;
  label: string;
  placing: number;
  points: number;
  resigned: boolean;
}

export interface ResultRow {
  key: string;
  name: string;
  /** By column; null if the seat has no such line. */
  cells: (TallyLine | null)[];
}

export interface ResultTable {
  columns: ResultColumn[];
  rows: ResultRow[];
}

/** Builds the table from the scores and, once the game is over, the placings of its outcome, which count resignations too. */
export function resultTable(score: StateScore, players: readonly StatePlayer[], placings?: readonly number[]): ResultTable {
  const columns = score.scores
    .map((own, seat): ResultColumn => {
      const player = players.find((one) => one.seat === seat);
      const placing = placings?.[seat] ?? own.placing;
      return { seat, label: player?.label ?? String(seat + 1), placing, points: own.points, resigned: player?.resigned ?? false };
    })
    .sort((a, b) => a.placing - b.placing || a.seat - b.seat);
  const rows: ResultRow[] = [];
  for (const column of columns) {
    for (const line of score.lines[column.seat] ?? []) {
      if (!rows.some((row) => row.key === line.key)) rows.push({ key: line.key, name: line.name, cells: [] });
    }
  }
  for (const row of rows) {
    row.cells = columns.map((column) => score.lines[column.seat]?.find((line) => line.key === row.key) ?? null);
  }
  return { columns, rows };
}

/** Returns the seats with the best placing. */
export function winners(table: ResultTable): ResultColumn[] {
  const best = table.columns[0]?.placing;
  return table.columns.filter((column) => column.placing === best);
}

/** Returns whether a game ended by resignation instead of by its rules. */
export function endedByResignation(game: Pick<GameSummary, "result">): boolean {
  return game.result?.reason === "resignation";
}
