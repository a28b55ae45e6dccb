import { expect, test } from "vitest";
import { emptyForm, orderOf, wrongNumbers } from "./order";

const form = () => ({ ...emptyForm(), ruleset: "orchard", edition: "standard" });

test("persons and bots take the seats in the form", () => {
  const order = orderOf({ ...form(), seats: ["novice", "person"] }, { length: "long" });
  expect(order).toMatchObject({ seats: 3, bots: ["novice"], options: { length: "long" } });
});

test("a clock of two days is sent in seconds, no clock is not sent", () => {
  expect(orderOf(form(), undefined).clock?.time).toEqual({ kind: "per_decision", seconds: 172_800 });
  expect("clock" in orderOf({ ...form(), clock: "none" }, undefined)).toBe(false);
});

test("a sandbox is never public or rated, a game alone never rated", () => {
  expect(orderOf({ ...form(), sandbox: true, rated: true }, undefined)).toMatchObject({ visibility: "private", rated: false });
  expect(orderOf({ ...form(), seats: [], rated: true }, undefined).rated).toBe(false);
});

test("only numbers that are in use are checked", () => {
  expect(wrongNumbers({ ...form(), hours: "nonsense" })).toEqual([]);
  expect(wrongNumbers({ ...form(), clock: "own", hours: "nonsense" })).toEqual(["hours"]);
  expect(wrongNumbers({ ...form(), clock: "own", hours: "1,5", extensions: "1.5" })).toEqual(["extensions"]);
});
