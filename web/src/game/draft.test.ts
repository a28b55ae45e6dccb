import { describe, expect, it } from "vitest";
import { add, automaticTail, beginSending, commandsOf, emptyDraft, endingOf, hasChosen, keep, MAX_STEPS, onlyChoice, parseDraft, tagOf, undo } from "./draft";
import type { Choice, GameState, PreviewAnswer } from "./types";

const choice = (label: string): Choice =>
  ({ command: { kind: label }, label, sentence: `${label}.`, group: "g", group_label: "G", parts: [] }) as unknown as Choice;
const filled = (...labels: string[]) => labels.reduce((draft, label) => add(draft, choice(label)), emptyDraft({ version: 7, line: null }));

describe("a draft", () => {
  it("collects commands in order", () => {
    expect(commandsOf(filled("a", "b"))).toEqual([{ kind: "a" }, { kind: "b" }]);
  });
  it("undoes the last chosen step with the automatic ones after it", () => {
    const draft = add(add(filled("a", "b"), choice("c"), true), choice("d"), true);
    expect(automaticTail(draft)).toBe(2);
    expect(undo(draft).steps.map((step) => step.label)).toEqual(["a"]);
    expect(undo(undo(draft)).steps).toEqual([]);
    expect(undo(undo(undo(draft))).steps).toEqual([]);
  });
  it("keeps automatic steps before the first chosen one when that is undone", () => {
    const draft = add(add(emptyDraft(), choice("only"), true), choice("b"));
    expect(undo(draft).steps.map((step) => step.label)).toEqual(["only"]);
    expect(hasChosen(undo(draft))).toBe(false);
  });
  it("does not change while it is being sent", () => {
    const sending = beginSending(filled("a"), "key");
    expect(add(sending, choice("b"))).toBe(sending);
    expect(undo(sending)).toBe(sending);
    expect(beginSending(sending, "another").sending?.key).toBe("key");
  });
  it("is sent at the version and the line of play that it was composed at", () => {
    expect(tagOf(filled("a"))).toBe('"7"');
    expect(tagOf({ base: 12, line: 3 })).toBe('"12.r3"');
    expect(beginSending(filled("a"), "k").sending).toEqual({ key: "k", tag: '"7"', commands: [{ kind: "a" }] });
  });
  it("keeps the steps before a refused one, and forgets the key", () => {
    const kept = keep(beginSending(filled("a", "b", "c"), "k"), 1);
    expect(kept.steps.map((step) => step.label)).toEqual(["a"]);
    expect(kept.sending).toBeNull();
  });
  it("takes no more steps than the server does", () => {
    const full = filled(...Array.from({ length: MAX_STEPS + 5 }, (_, index) => String(index)));
    expect(full.steps).toHaveLength(MAX_STEPS);
  });
});

describe("the only choice", () => {
  const decision = { kind: "d", label: "D", sentence: "D.", why: "", since: "" };
  const state = (choices: Choice[], due = true) => ({ choices, ...(due && { decision }) }) as unknown as GameState;
  it("is taken where a decision has one answer", () => {
    expect(onlyChoice(state([choice("a")]))?.label).toBe("a");
  });
  it("is asked for where there are two, none, or no decision", () => {
    expect(onlyChoice(state([choice("a"), choice("b")]))).toBeNull();
    expect(onlyChoice(state([]))).toBeNull();
    expect(onlyChoice(state([choice("voluntary")], false))).toBeNull();
    expect(onlyChoice(undefined)).toBeNull();
  });
});

describe("where a draft leads to", () => {
  const preview = (answer: Partial<PreviewAnswer>) => ({ stops_at: null, ...answer }) as PreviewAnswer;
  it("says what is still due, what it uncovers, or that it is complete", () => {
    const decision = { label: "Hang it", sentence: "Hang the painting." };
    expect(endingOf(preview({ state: { decision } as GameState }))).toEqual({ kind: "due", ...decision });
    expect(endingOf(preview({ stops_at: "bids_revealed", state: { decision } as GameState }))).toEqual({ kind: "uncovers", label: null });
    expect(endingOf(preview({ state: {} as GameState }))).toEqual({ kind: "complete" });
  });
});

describe("a stored draft", () => {
  it("is read back as it was", () => {
    const draft = beginSending(filled("a"), "k");
    expect(parseDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  });
  it("is dropped if it is damaged", () => {
    for (const value of [null, 3, {}, { base: 1, steps: "x" }, { base: 1, steps: [null] }, { base: "1", steps: [] }]) {
      expect(parseDraft(value)).toBeNull();
    }
  });
});
