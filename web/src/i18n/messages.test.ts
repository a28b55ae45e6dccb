import { expect, test } from "vitest";
import { format, type Catalogue, type Plural } from "./messages";

const english = import.meta.glob<{ default: Catalogue }>("./en/*.ts", { eager: true });
const french = import.meta.glob<{ default: Catalogue }>("./fr/*.ts", { eager: true });

const texts = (message: string | Plural): string[] => (typeof message === "string" ? [message] : Object.values(message));
const placeholders = (message: string | Plural): string[] =>
  [...new Set(texts(message).flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)].map((found) => found[1]!)))].sort();

test.each(Object.keys(english))("%s has the same keys and placeholders in French", (path) => {
  const en = english[path]!.default;
  const fr = french[path.replace("/en/", "/fr/")]!.default;
  expect(Object.keys(fr).sort()).toEqual(Object.keys(en).sort());
  for (const key of Object.keys(en)) expect([key, placeholders(fr[key]!)]).toEqual([key, placeholders(en[key]!)]);
});

test("no message is empty", () => {
  for (const { default: catalogue } of [...Object.values(english), ...Object.values(french)]) {
    for (const message of Object.values(catalogue)) for (const text of texts(message)) expect(text).not.toBe("");
  }
});

test("forms and numbers follow the language", () => {
  const points = { one: "{count} point", other: "{count} points", zero: "no point" };
  expect(format("en", points, { count: 1 })).toBe("1 point");
  expect(format("en", points, { count: 1234 })).toBe("1,234 points");
  expect(format("fr", { one: "{count} point", other: "{count} points" }, { count: 0 })).toBe("0 point");
  expect(format("en", points, { count: 0 })).toBe("no point");
});

test("French signs stay with their word", () => {
  expect(format("fr", "Prêt ? {name} : oui", { name: "a : b" })).toBe("Prêt\u00a0? a : b\u00a0: oui");
});

test("a value is not searched for placeholders", () => {
  expect(format("en", "{name} and {other}", { name: "{other}", other: "Red" })).toBe("{other} and Red");
});
