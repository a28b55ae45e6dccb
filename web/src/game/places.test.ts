import { expect, it } from "vitest";
import { areCells, around, readingOrder, snap, step, type Box } from "./places";

const cell = (x: number, y: number): Box => ({ x: x * 10, y: y * 10, width: 10, height: 10 });
const grid = new Map([["B2", cell(1, 1)], ["A1", cell(0, 0)], ["C1", cell(2, 0)], ["A3", cell(0, 2)]]);

it("orders parts by rows, then from left to right", () => {
  expect(readingOrder(grid)).toEqual(["A1", "C1", "B2", "A3"]);
});

it("counts parts that begin a little lower to the same row", () => {
  expect(readingOrder(new Map([["right", cell(3, 0)], ["left", { ...cell(0, 0), y: 2 }]]))).toEqual(["left", "right"]);
});

it("steps in the order of reading with left and right, and stops at the ends", () => {
  expect(step(grid, null, "right")).toBe("A1");
  expect(step(grid, "C1", "right")).toBe("B2");
  expect(step(grid, "A3", "right")).toBe("A3");
  expect(step(grid, "A1", "left")).toBe("A1");
});

it("goes to the nearest part above or below", () => {
  expect(step(grid, "A1", "down")).toBe("A3");
  expect(step(grid, "C1", "down")).toBe("B2");
  expect(step(grid, "A1", "up")).toBe("A1");
});

it("snaps a piece to the nearest legal place only", () => {
  const piece = { width: 20, height: 20 };
  expect(snap(grid, piece, { x: 11, y: 11 })).toBe("A1");
  expect(snap(grid, piece, { x: 19, y: 21 })).toBe("B2");
  expect(snap(grid, piece, { x: 200, y: 10 })).toBeNull();
});

it("knows the cells of a grid from places that lie apart", () => {
  expect(areCells([cell(0, 0), cell(4, 0), cell(5, 1)])).toBe(true);
  expect(areCells([cell(0, 0), cell(2, 0), cell(0, 2)])).toBe(false);
  expect(areCells([cell(0, 0)])).toBe(false);
});

it("finds the box around parts", () => {
  expect(around([cell(0, 0), cell(2, 1)])).toEqual({ x: 0, y: 0, width: 30, height: 20 });
  expect(around([])).toBeNull();
});
