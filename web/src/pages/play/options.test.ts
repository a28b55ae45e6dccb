import { expect, test } from "vitest";
import { changedOptions, optionFields } from "./options";

const schema = {
  $defs: { Length: { oneOf: [{ const: "short", description: "Twelve rounds." }, { const: "long" }] } },
  properties: {
    length: { $ref: "#/$defs/Length", default: "short", description: "The length." },
    open: { type: "boolean", default: false },
    cards: { type: ["integer", "null"], minimum: 2, maximum: 9 },
    extra: { type: "array", items: { type: "string" } },
  },
};
const words = { length: { label: "Durée", sentence: "Combien de tours.", values: { long: { label: "Longue", sentence: "Seize tours." } } } };

test("a reference to listed constants becomes a choice with the words of the ruleset", () => {
  const [length] = optionFields(schema, words);
  expect(length).toMatchObject({ label: "Durée", kind: "choice", initial: "short" });
  expect(length?.choices).toEqual([
    { value: "short", label: "Short", hint: "Twelve rounds." },
    { value: "long", label: "Longue", hint: "Seize tours." },
  ]);
});

test("types without words get a field with a readable name", () => {
  const [, open, cards, extra] = optionFields(schema, words);
  expect(open).toMatchObject({ kind: "flag", label: "Open", initial: false });
  expect(cards).toMatchObject({ kind: "number", least: 2, most: 9, isInteger: true, initial: undefined });
  expect(extra?.kind).toBe("json");
});

test("only changed options are sent", () => {
  const fields = optionFields(schema, words);
  expect(changedOptions(fields, { length: "short", open: false })).toBeUndefined();
  expect(changedOptions(fields, { length: "long", open: false })).toEqual({ length: "long" });
});
