import { expect, test } from "vitest";
import { connection, reportAnswer, reportSilence } from "./connection";
import { match } from "./router";
import { relative, span, urgency } from "./time";
import { nextAddress } from "@/pages/account/fields";

test("patterns match whole paths and decode their parameters", () => {
  expect(match("/games/{id}", "/games/a%20b")).toEqual({ id: "a b" });
  expect(match("/games/{id}", "/games/a/")).toEqual({ id: "a" });
  expect(match("/games/{id}", "/games")).toBeUndefined();
  expect(match("/games/{id}", "/games/%zz")).toBeUndefined();
});

test("spans have two units at most", () => {
  expect(span(187_200)).toBe("2 days 4 hr");
  expect(span(2_100)).toBe("35 min");
  expect(span(3)).toBe("3 sec");
});

test("relative times use hours up to two days", () => {
  expect(relative(47 * 3_600_000, 0)).toBe("in 47 hours");
  expect(relative(3 * 86_400_000, 0)).toBe("in 3 days");
});

test("a deadline is near from twelve hours before", () => {
  expect(urgency(13 * 3_600_000, 0)).toBe("far");
  expect(urgency(11 * 3_600_000, 0)).toBe("near");
  expect(urgency(-1, 0)).toBe("past");
  expect(urgency(null)).toBe("none");
});

test("after signing in only addresses of this site are followed", () => {
  expect(nextAddress(new URLSearchParams({ next: "/games/1?at=2" }))).toBe("/games/1?at=2");
  for (const next of ["//evil.example", "https://evil.example", "/\\evil.example", "/\t/evil.example", ""]) expect(nextAddress(new URLSearchParams({ next }))).toBe("/");
});

test("only an answer to a request that was sent after the connection was lost says that it is back", () => {
  const before = Date.now();
  reportSilence();
  const since = connection.get().since!.getTime();
  reportAnswer(before);
  reportAnswer(since);
  expect(connection.get().online).toBe(false);
  reportAnswer(since + 1);
  expect(connection.get()).toEqual({ online: true });
});
