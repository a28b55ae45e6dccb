import { webcrypto } from "node:crypto";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { clockFacts } from "./clock";
import { conditionOf, fieldsOf, readOperand, testOf, valueAt, valueWords } from "./conditions";
import { checkDeal } from "./deal";
import { EventLog } from "./events";
import { lastSeen, MAX_KEPT_GAMES, noteCommitment, notedCommitment, saveSeen } from "./kept";
import { filterEvents, groupEvents } from "./log";
import { menuFacts, pauseMissing } from "./menu";
import { autoPlay, movesOf, nextStop, previousStop, readAt } from "./moments";
import { nextStep } from "./next_step";
import { addAlternative, addCondition, addStep, current, draftOf, emptyPlan, keyOf, orderOf, raiseAlternative, undoStep } from "./plans";
import { resultTable, winners } from "./result";
import { inviteLink, optionLines, standing } from "./table";
import { byDay, countUnread, mergeMessages } from "./talk";
import { fileName, isolate } from "./text";
import type { Choice, EventView, GameSummary, Message, Plan, RulesetWords, StatePlayer, StateScore } from "./types";

const event = (seq: number, seat: number, extra: Record<string, unknown> = {}, at = `t${seq}`) =>
  ({ seq, seat, by: "owner", at, event: { kind: "moved", ...extra }, label: `Label ${seq}`, sentence: `Événement ${seq}.` }) as unknown as EventView;

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  });
});

describe("log", () => {
  it("begins a section at an event of a later round and a turn when another seat acts", () => {
    const sections = groupEvents([event(0, 1), event(1, 1, { round: 1 }), event(2, 0), event(3, 0, { round: 1 }), event(4, 1, { round: 2 })]);
    expect(sections.map(({ heading, from, to }) => [heading, from, to])).toEqual([
      [null, 0, 1],
      ["Label 1", 1, 4],
      ["Label 4", 4, 5],
    ]);
    expect(sections[1]!.turns.map((turn) => [turn.seat, turn.lines.map((line) => line.at)])).toEqual([
      [1, [2]],
      [0, [3, 4]],
    ]);
  });

  it("does not take the end of a round for its beginning where the list begins in the middle", () => {
    const sections = groupEvents([event(7, 0), event(8, 0, { round: 3 }), event(9, 1, { round: 4 }), event(10, 1, { round: 4 })]);
    expect(sections.map(({ heading, from }) => [heading, from])).toEqual([
      [null, 7],
      ["Label 9", 9],
    ]);
  });

  it("finds events without regard to case and accents", () => {
    expect(filterEvents([event(0, 0), event(1, 0)], "evenement 1").map((one) => one.seq)).toEqual([1]);
  });
});

describe("event log", () => {
  const stored = Array.from({ length: 250 }, (_, seq) => event(seq, 0));
  const reader = (events: EventView[]) => vi.fn(async (from: number, limit: number) => events.slice(from, from + limit));
  const numbers = (log: EventLog) => log.get().events.map((one) => one.seq);

  it("reads the newest page first, and the rest without gaps when asked", async () => {
    const read = reader(stored);
    const log = new EventLog(read);
    await log.newest({ version: 240 });
    expect([log.get().first, numbers(log)[0], read.mock.calls.length]).toEqual([140, 140, 1]);
    await log.all({ version: 250 });
    expect(numbers(log)).toEqual(stored.map((one) => one.seq));
  });

  it("asks only for what did not arrive with the state", async () => {
    const small = reader(stored.slice(0, 5));
    const other = new EventLog(small);
    await other.newest({ version: 5 });
    await other.newest({ version: 8 }, stored.slice(3, 8));
    expect([small.mock.calls.length, numbers(other).length]).toEqual([1, 8]);
  });

  it("begins again on another line of play, and keeps what it has after a failure", async () => {
    const read = reader(stored);
    const log = new EventLog(read);
    await log.all({ version: 10, line: 0 });
    await log.newest({ version: 5, line: 1 });
    expect(log.get().first).toBe(0);
    read.mockRejectedValueOnce(new Error("away"));
    await log.newest({ version: 251, line: 1 });
    const { failure, events } = log.get();
    expect([failure instanceof Error, events.length > 0]).toEqual([true, true]);
    await log.newest({ version: 250, line: 1 });
    expect([log.get().failure, numbers(log).length]).toEqual([null, 250]);
  });
});

describe("moments", () => {
  it("stops after each move, not inside one", () => {
    const events = [event(0, 0, {}, "a"), event(1, 0, {}, "a"), event(2, 1, {}, "a"), event(3, 1, {}, "b")];
    expect(movesOf(events)).toEqual([0, 2, 3, 4]);
    expect([previousStop([0, 2, 3], 3), previousStop([0, 2, 3], 0), nextStop([0, 2, 3], 1), nextStop([0, 2, 3], 3)]).toEqual([2, 0, 2, 3]);
  });

  it("reads a moment of the past from the address only", () => {
    expect([readAt("?at=3", 5), readAt("?at=5", 5), readAt("?at=-1", 5), readAt("?at=x", 5), readAt("", 5)]).toEqual([3, null, null, null, null]);
  });

  it("plays until the step says that it is the end", async () => {
    vi.useFakeTimers();
    const step = vi.fn<() => boolean>().mockReturnValueOnce(true).mockReturnValueOnce(false);
    autoPlay(step, () => 10);
    await vi.advanceTimersByTimeAsync(100);
    expect(step).toHaveBeenCalledTimes(2);
    vi.useRealTimers();
  });
});

describe("kept", () => {
  it("keeps the last seen version for each account and forgets the oldest games", () => {
    saveSeen("a", "g", 4);
    expect([lastSeen("a", "g"), lastSeen("b", "g")]).toEqual([4, null]);
    for (let game = 0; game < MAX_KEPT_GAMES; game += 1) saveSeen("a", `h${game}`, 1);
    expect(lastSeen("a", "g")).toBeNull();
  });

  it("notes the first commitment only, and none of a finished game", () => {
    noteCommitment({ game: "g", commitment: "one", version: 0, status: "running" });
    noteCommitment({ game: "g", commitment: "two", version: 1, status: "running" });
    noteCommitment({ game: "h", commitment: "one", version: 9, status: "finished" });
    expect([notedCommitment("g")?.commitment, notedCommitment("h")]).toEqual(["one", null]);
  });

  it("survives nonsense in the storage", () => {
    localStorage.setItem("salon:private:seen:a", "{nonsense");
    localStorage.setItem("salon:device:commitments", '{"a":1}');
    expect([lastSeen("a", "g"), notedCommitment("g")]).toEqual([null, null]);
  });
});

describe("deal", () => {
  // The seed and the commitment of a game that a server dealt.
  const seed = "680288e67e521ea37d21c7205763483e92d7ada9254f267ce7240875c0afccfe";
  const commitment = "3b3ed336102363e6ce01b6c1b1315ec5828043c91f2c75b0aca71b0667e9ac67";
  const noted = { commitment, version: 0, at: "2026-11-18T10:00:00Z" };
  const subtle = webcrypto.subtle as SubtleCrypto;

  it("verifies the seed against the commitment that was noted", async () => {
    expect((await checkDeal({ seed, commitment }, noted, subtle)).kind).toBe("verified");
    expect((await checkDeal({ seed, commitment }, null, subtle)).kind).toBe("matches");
  });

  it("tells a wrong seed, another commitment and an unreadable seed apart", async () => {
    expect((await checkDeal({ seed: seed.replace("6", "7"), commitment }, noted, subtle)).kind).toBe("wrong_seed");
    expect((await checkDeal({ seed, commitment: commitment.replace("3", "4") }, noted, subtle)).kind).toBe("other_commitment");
    expect((await checkDeal({ seed: "xyz", commitment }, noted, subtle)).kind).toBe("unreadable");
  });

  it("says what is missing without Web Crypto", async () => {
    expect(await checkDeal({ seed, commitment }, noted, undefined)).toEqual({ kind: "no_crypto", same: true });
    expect(await checkDeal({ seed, commitment }, null, undefined)).toEqual({ kind: "no_crypto", same: null });
  });
});

describe("result", () => {
  const line = (key: string, points: number) => ({ key, name: key, points, explanation: "" });
  const score = { finished: true, scores: [{ placing: 2, points: 3 }, { placing: 1, points: 5 }], lines: [[line("a", 3)], [line("a", 4), line("b", 1)]] };
  const players = [{ seat: 0, label: "Blue", resigned: false }, { seat: 1, label: "Red", resigned: true }] as StatePlayer[];

  it("has the best seat first and an empty cell where a seat has no such line", () => {
    const table = resultTable(score as unknown as StateScore, players);
    expect(table.columns.map((column) => column.label)).toEqual(["Red", "Blue"]);
    expect(table.rows.map((row) => row.cells.map((cell) => cell?.points ?? null))).toEqual([
      [4, 3],
      [1, null],
    ]);
  });

  it("follows the placings of the outcome, which count resignations", () => {
    expect(winners(resultTable(score as unknown as StateScore, players, [1, 2])).map((column) => column.label)).toEqual(["Blue"]);
  });
});

describe("table", () => {
  const game = (extra: Partial<GameSummary> = {}) =>
    ({ status: "open", visibility: "public", seats: 3, host: "a", players: [{ account: "a", kind: "person" }], options: {}, ...extra }) as unknown as GameSummary;

  it("tells host, guest and stranger apart", () => {
    expect(standing(game(), { id: "a" }, 2)).toMatchObject({ isHost: true, free: 2, missing: 1, canStart: false, canAddBots: true, canJoin: false });
    expect(standing(game(), { id: "b" }, 2)).toMatchObject({ isHost: false, canJoin: true, canInvite: false });
    expect(standing(game(), null, 2).canJoin).toBe(false);
    expect(standing(game({ visibility: "unlisted" }), { id: "b" }, 2)).toMatchObject({ canJoin: false, needsInvitation: true });
    expect(standing(game({ seats: 1 }), { id: "b" }, 1)).toMatchObject({ canJoin: false, free: 0 });
  });

  it("names options by the words of the ruleset, else by their keys", () => {
    const words = { options: { length: { label: "Length", sentence: "", values: { short: { label: "Short", sentence: "Twelve rounds." } } } } };
    const lines = optionLines({ length: "short", new_one: 3 }, words as unknown as RulesetWords);
    expect(lines.map(({ name, value }) => [name, value])).toEqual([["Length", "Short"], ["New one", "3"]]);
  });

  it("makes an address of an invitation", () => {
    expect(inviteLink("https://salon.example", "a_b")).toBe("https://salon.example/invitations/a_b");
  });
});

describe("clock", () => {
  it("says what the clock does, in order", () => {
    const facts = clockFacts({ time: { kind: "per_decision", seconds: 172_800 }, respects: { sleep: true }, extension: { credits: 1, seconds: 60 }, at_deadline: "forfeit" });
    expect(facts.map((fact) => fact.kind)).toEqual(["per_decision", "respects", "extension", "at_deadline"]);
    expect(clockFacts({}).map((fact) => fact.kind)).toEqual(["unlimited"]);
  });
});

describe("menu", () => {
  const players = [
    { account: "a", kind: "person", resigned: false, kept: false, wants_pause: true },
    { account: "b", kind: "person", resigned: false, kept: false, wants_pause: false },
    { account: "c", kind: "person", resigned: true, kept: false, wants_pause: false },
  ];
  const game = { status: "running", host: "a", players } as unknown as GameSummary;

  it("offers what fits the seat", () => {
    expect(menuFacts(game, { id: "a" })).toMatchObject({ canPause: true, canAbort: true, canTakeBack: false, isSandboxOwner: false });
    expect(menuFacts(game, { id: "c" })).toMatchObject({ canPause: false, canResign: false });
    expect(menuFacts(game, null).left.map((player) => player.account)).toEqual(["c"]);
  });

  it("names the people a pause waits for", () => {
    expect(pauseMissing(game).map((player) => player.account)).toEqual(["b"]);
  });
});

describe("talk", () => {
  const message = (id: string, account: string, text: string | null = "x") => ({ id, from: { account }, text, sent_at: `2026-11-1${id}T10:00:00Z` }) as unknown as Message;

  it("merges pages in order and replaces what changed", () => {
    const merged = mergeMessages([message("2", "a")], [message("1", "b"), message("2", "a", null)]);
    expect(merged.map((one) => [one.id, one.text])).toEqual([["1", "x"], ["2", null]]);
    expect(byDay(merged, (time) => time.slice(0, 10)).map((day) => day.messages.length)).toEqual([1, 1]);
  });

  it("counts what others wrote since", () => {
    expect(countUnread([message("1", "a"), message("2", "b"), message("3", "b", null), message("4", "b")], "2", "a")).toBe(1);
  });
});

describe("conditions", () => {
  const view = { round: 3, phase: "bidding", seats: [{ money: 4, hand: [1, 2] }, { money: 6, hand: [] }] };
  const players = [{ seat: 0, label: "Blue" }, { seat: 1, label: "Red" }] as StatePlayer[];

  it("offers the plain values of a view with the names of the players", () => {
    const fields = fieldsOf(view, players);
    expect(fields.map((field) => field.path)).toEqual(["/round", "/phase", "/seats/0/money", "/seats/0/hand", "/seats/1/money", "/seats/1/hand"]);
    expect(fields[2]!.label).toBe("Seats › Blue › Money");
    for (const field of fields) expect(valueAt(view, field.path)).toEqual(field.value);
  });

  it("reads operands by the type of the value", () => {
    expect([readOperand("7", 3, "is"), readOperand("x", 3, "at_least"), readOperand(" a ", "b", "is"), readOperand("2", [1], "contains")]).toEqual([
      { value: 7 },
      null,
      { value: "a" },
      { value: 2 },
    ]);
    expect(testOf(conditionOf("/round", "at_least", 4))).toEqual({ test: "at_least", value: 4 });
    expect(valueWords("some_phase", null)).toBe("Some phase");
  });
});

describe("plans", () => {
  const choice = (card: number) => ({ command: { kind: "place_bid", card }, label: `Bid ${card}`, sentence: "" }) as unknown as Choice;
  const decision = { kind: "place_bid", label: "Bid" };

  it("is for the decision of its first step, and empty without one", () => {
    expect(orderOf(emptyPlan())).toBeNull();
    let draft = addStep(emptyPlan(), choice(7), decision);
    draft = addAlternative(draft);
    expect(addAlternative(draft)).toBe(draft);
    draft = addStep(draft, choice(3), { kind: "other", label: "Other" });
    draft = addCondition(draft, { path: "/round", at_least: 2 }, 1);
    expect(orderOf(draft)).toEqual({
      decision: "place_bid",
      acts: "at_once",
      alternatives: [{ commands: [{ kind: "place_bid", card: 7 }] }, { commands: [{ kind: "place_bid", card: 3 }], conditions: [{ path: "/round", at_least: 2 }] }],
      conditions: [],
    });
    expect(raiseAlternative(draft, 1).alternatives[0]!.steps[0]!.label).toBe("Bid 3");
  });

  it("steps back over alternatives to nothing", () => {
    let draft = addAlternative(addStep(emptyPlan(), choice(7), decision));
    draft = undoStep(draft);
    expect(draft.alternatives).toHaveLength(1);
    draft = undoStep(draft);
    expect([draft.decision, current(draft).steps.length]).toEqual([null, 0]);
  });

  it("compares commands without regard to the order of fields", () => {
    expect(keyOf({ a: 1, b: { c: [2], d: null } })).toBe(keyOf({ b: { d: null, c: [2] }, a: 1 }));
  });

  it("makes a draft of a stored plan", () => {
    const plan = { id: "p", decision: "place_bid", acts: "at_deadline", alternatives: [{ commands: [{ kind: "place_bid", card: 1 }] }], conditions: [] } as unknown as Plan;
    expect(orderOf(draftOf(plan, () => ({ label: "Bid 1", sentence: "" }), "Bid"))).toMatchObject({ decision: "place_bid", acts: "at_deadline" });
  });
});

describe("text", () => {
  it("keeps a name from changing the direction of a sentence", () => {
    expect(isolate("a\u202eb")).toBe("\u2068ab\u2069");
    expect(fileName("Art Society", "../x", "")).toBe("Art-Society-x");
  });

  it("knows a next step for the refusals of a table", () => {
    expect([nextStep("table_full"), nextStep("unauthenticated"), nextStep("new_code")]).toEqual(["find_table", "sign_in", "none"]);
  });
});
