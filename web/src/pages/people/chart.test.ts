import { expect, test } from "vitest";
import { HEIGHT, layOut, MARGIN, WIDTH } from "./chart";

test("points go from left to right, higher ratings lie higher, all inside the picture", () => {
  const { points, ticks } = layOut([0, 12.5, -3.25, 30]);
  expect(points[0]!.x).toBe(MARGIN.left);
  expect(points.at(-1)!.x).toBe(WIDTH - MARGIN.right);
  expect(points[3]!.y).toBeLessThan(points[1]!.y);
  expect(points[2]!.y).toBeGreaterThan(points[0]!.y);
  for (const { y } of [...points, ...ticks]) {
    expect(y).toBeGreaterThanOrEqual(MARGIN.top);
    expect(y).toBeLessThanOrEqual(HEIGHT - MARGIN.bottom);
  }
});

test("a single game is a point in the middle, with lines around it", () => {
  const { points, ticks } = layOut([7]);
  expect(points).toHaveLength(1);
  expect(points[0]!.x).toBeCloseTo(MARGIN.left + (WIDTH - MARGIN.left - MARGIN.right) / 2);
  expect(ticks[0]!.value).toBeLessThan(7);
  expect(ticks.at(-1)!.value).toBeGreaterThan(7);
});

test("the lines are few, whatever the range", () => {
  for (const span of [0, 3, 17, 44, 180]) expect(layOut([0, span]).ticks.length).toBeLessThanOrEqual(7);
});
