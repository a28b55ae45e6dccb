/**
 * Conditions of plans: tests on the seat's own view of the game. The view differs by ruleset, so a person picks one of the values that
 * the view has now, and the test that fits its type.
 */
import type { Condition, RulesetWords, StatePlayer } from "./types";
import { plain } from "./table";

/** A value of the view that a condition can test. */
export interface Field {
  path: string;
  /** Where it is, for a person: "Seats, Blue, Money". */
  label: string;
  value: string | number | boolean | null | unknown[];
}

export type Test = "is" | "at_least" | "at_most" | "contains";

/** The longest path that the server takes, and how deep and how many values are offered. */
const MAX_PATH_LENGTH = 200;
const MAX_DEPTH = 5;
const MAX_FIELDS = 400;

/** Returns the values of a view that can be tested: numbers, texts, truth values and lists of plain values. */
export function fieldsOf(view: unknown, players: readonly StatePlayer[]): Field[] {
  const fields: Field[] = [];
  const walk = (value: unknown, path: string, names: string[]): void => {
    if (fields.length >= MAX_FIELDS || path.length > MAX_PATH_LENGTH) return;
    if (isTestable(value)) fields.push({ path, label: names.join(" › "), value });
    if (typeof value !== "object" || value === null || names.length >= MAX_DEPTH) return;
    const seats = Array.isArray(value) && value.length === players.length && value.every((item) => typeof item === "object");
    for (const [key, item] of Object.entries(value)) {
      if (Array.isArray(value) && typeof item !== "object") continue;
      walk(item, `${path}/${escapePointer(key)}`, [...names, nameOf(key, Array.isArray(value), seats ? players : [])]);
    }
  };
  walk(view, "", []);
  return fields.filter((field) => field.path !== "");
}

function isTestable(value: unknown): value is Field["value"] {
  if (Array.isArray(value)) return value.every((item) => typeof item !== "object" || item === null);
  return value === null || ["string", "number", "boolean"].includes(typeof value);
}

function nameOf(key: string, inList: boolean, seats: readonly StatePlayer[]): string {
  if (!inList) return plain(key);
  return seats.find((player) => player.seat === Number(key))?.label ?? String(Number(key) + 1);
}

function escapePointer(key: string): string {
  return key.replaceAll("~", "~0").replaceAll("/", "~1");
}

/** Returns the value at a JSON Pointer, or undefined. */
export function valueAt(view: unknown, path: string): unknown {
  if (path === "") return view;
  let value = view;
  for (const key of path.slice(1).split("/")) {
    if (typeof value !== "object" || value === null) return undefined;
    value = (value as Record<string, unknown>)[key.replaceAll("~1", "/").replaceAll("~0", "~")];
  }
  return value;
}

/** The tests that make sense for a value. */
export function testsFor(value: Field["value"]): Test[] {
  if (Array.isArray(value)) return ["contains"];
  return typeof value === "number" ? ["at_least", "at_most", "is"] : ["is"];
}

/** Reads what a person typed as a value of the same type as the one that is there now. Null means that it cannot be read. */
export function readOperand(typed: string, like: Field["value"], test: Test): { value: unknown } | null {
  const text = typed.trim();
  const sample = Array.isArray(like) ? like[0] : like;
  if (test === "at_least" || test === "at_most" || typeof sample === "number") {
    return /^-?\d{1,15}$/.test(text) ? { value: Number(text) } : null;
  }
  if (typeof sample === "boolean") return text === "true" || text === "false" ? { value: text === "true" } : null;
  return text === "" ? null : { value: text };
}

/** Builds a condition. */
export function conditionOf(path: string, test: Test, value: unknown): Condition {
  return { path, [test]: value } as Condition;
}

/** The test of a condition and its operand. */
export function testOf(condition: Condition): { test: Test; value: unknown } {
  for (const test of ["is", "at_least", "at_most", "contains"] as const) {
    const value: unknown = condition[test];
    if (value !== undefined && (value !== null || test === "is")) return { test, value };
  }
  return { test: "is", value: undefined };
}

/** Writes a value of a view for a person: the word of the ruleset where it has one. */
export function valueWords(value: unknown, words: RulesetWords | null): string {
  if (typeof value === "string") return vocabularyOf(value, words) ?? plain(value);
  if (Array.isArray(value)) return value.map((item) => valueWords(item, words)).join(", ") || "–";
  return value === null || value === undefined ? "–" : typeof value === "object" ? JSON.stringify(value) : String(value);
}

function vocabularyOf(value: string, words: RulesetWords | null): string | undefined {
  for (const kind of Object.values(words?.vocabulary ?? {})) {
    const known: unknown = (kind as Record<string, unknown>)[value];
    if (typeof known === "string") return known;
    if (typeof known === "object" && known !== null && "label" in known) return String(known.label);
  }
  return words?.components.find((component) => component.id === value)?.label;
}
