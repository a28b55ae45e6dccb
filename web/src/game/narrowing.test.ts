import { describe, expect, it } from "vitest";
import { filterChoices, groups, legalParts, mainParts, meantPart, narrow, placing, point, withPlaces } from "./narrowing";
import type { Choice } from "./types";

const choice = (label: string, parts: string[], piece: string | null = null, group = "g"): Choice =>
  ({ command: { kind: label }, label, sentence: `Sentence of ${label}.`, group, group_label: group.toUpperCase(), parts, piece }) as unknown as Choice;

const orders = ["plant", "pick"].flatMap((work) => [0, 1].map((bid) => choice(`${work} ${bid}`, [`work.${work}`, `bid.${bid}`])));

describe("narrow", () => {
  it("keeps the choices that begin with the pointed parts", () => {
    expect(narrow(orders, ["work.pick"]).map((found) => found.label)).toEqual(["pick 0", "pick 1"]);
  });
  it("keeps the choices that name the parts in another order", () => {
    expect(narrow(orders, ["bid.1"]).map((found) => found.label)).toEqual(["plant 1", "pick 1"]);
    expect(narrow(orders, ["bid.1", "work.pick"]).map((found) => found.label)).toEqual(["pick 1"]);
  });
  it("marks the first part that was not pointed at", () => {
    expect([...legalParts(orders, []).keys()]).toEqual(["work.plant", "work.pick"]);
    expect([...legalParts(orders, ["work.pick"]).keys()]).toEqual(["bid.0", "bid.1"]);
    expect([...legalParts(orders, ["bid.1"]).keys()]).toEqual(["work.plant", "work.pick"]);
  });
});

describe("point", () => {
  it("chooses the only choice that is left", () => {
    expect(point(orders, ["work.pick"], "bid.1")).toMatchObject({ kind: "chosen", choice: { label: "pick 1" } });
  });
  it("narrows without a menu while parts can be pointed at", () => {
    expect(point(orders, [], "work.pick")).toMatchObject({ kind: "narrowed", pointed: ["work.pick"], menu: [] });
  });
  it("offers a menu of the choices that have the same parts", () => {
    const same = [choice("sell", ["artist.a"]), choice("buy", ["artist.a"]), choice("other", ["artist.b"])];
    const pointed = point(same, [], "artist.a");
    expect(pointed.kind === "narrowed" && pointed.menu.map((found) => found.label)).toEqual(["sell", "buy"]);
  });
  it("does nothing at a part that no choice names, or that was pointed at already", () => {
    expect(point(orders, [], "elsewhere").kind).toBe("nothing");
    expect(point(orders, ["work.pick"], "work.pick").kind).toBe("nothing");
  });
  it("means the innermost legal part under the pointer", () => {
    const nested = [choice("take down", ["wall"]), choice("hang", ["wall.A1"])];
    expect(meantPart(nested, [], ["wall.A1", "wall"])).toBe("wall.A1");
    expect(meantPart(nested, [], ["wall.B1", "wall"])).toBe("wall");
    expect(meantPart(nested, [], ["table"])).toBeUndefined();
  });
});

describe("placing", () => {
  const hang = (cell: string, piece = "piece.1") => choice(cell, [`wall.${cell}`], piece);
  it("finds the places of one piece, beside choices without a piece", () => {
    const found = placing([hang("A1"), hang("B1"), choice("give away", ["assistant"])], []);
    expect(found?.piece).toBe("piece.1");
    expect([...(found?.places.keys() ?? [])]).toEqual(["wall.A1", "wall.B1"]);
  });
  it("marks the places at once where all have the same lead", () => {
    const tile = (cell: string) => choice(cell, ["supply", `wall.${cell}`], "piece.1");
    const marked = (choices: Choice[]) => [...withPlaces(legalParts(choices, []), placing(choices, [])!).keys()];
    expect(marked([tile("A1"), tile("B1")])).toEqual(["wall.A1", "wall.B1"]);
    // Something else begins at the supply too: it stays marked.
    expect(marked([tile("A1"), choice("keep", ["supply", "assistant"])])).toEqual(["supply", "wall.A1"]);
  });
  it("needs a choice of the piece first where there are several", () => {
    const two = [choice("1", ["decor.1", "wall.A1"], "piece.1"), choice("2", ["decor.2", "wall.A1"], "piece.2")];
    expect(placing(two, [])).toBeNull();
    expect(placing(two, ["decor.2"])?.piece).toBe("piece.2");
  });
  it("is impossible where two choices differ by more than the place", () => {
    expect(placing([hang("A1"), hang("A1")], [])).toBeNull();
  });
});

it("knows the parts that a decision is mainly about", () => {
  const list = [choice("take down", ["wall"], null, "other"), choice("a", ["stack.a"], null, "stacks"), choice("b", ["stack.b"], null, "stacks")];
  expect([...mainParts(list, legalParts(list, []))]).toEqual(["stack.a", "stack.b"]);
});

describe("the list", () => {
  it("filters by words without regard to case and accents", () => {
    const list = [choice("Écran", []), choice("Toile", [])];
    expect(filterChoices(list, "ecran").map((found) => found.label)).toEqual(["Écran"]);
    expect(filterChoices(list, "sentence TOILE").map((found) => found.label)).toEqual(["Toile"]);
    expect(filterChoices(list, " ")).toHaveLength(2);
  });
  it("keeps the order of groups", () => {
    const list = [choice("a", [], null, "x"), choice("b", [], null, "y"), choice("c", [], null, "x")];
    expect(groups(list).map((group) => [group.label, group.choices.length])).toEqual([["X", 2], ["Y", 1]]);
  });
});
