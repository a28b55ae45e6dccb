import { describe, expect, it } from "vitest";
import { Terms } from "./terms";

const component = (label: string, sentence: string) => ({ kind: "any", id: label, label, sentence });

describe("terms", () => {
  const terms = new Terms([
    component("VIP", "A visitor."),
    component("VIP ticket", "A ticket."),
    component("City Life 3×2", "Gold frame."),
    component("City Life 3×2", "Wood frame."),
    component("7", "A card."),
    component("Paid (1+1)", "Brackets are no pattern."),
  ]);
  const words = (text: string) => terms.split(text).filter(({ term }) => term).map(({ text }) => text);

  it("finds the longest label, whole words only, and in the plural", () => {
    expect(words("Move a VIP with a VIP ticket.")).toEqual(["VIP", "VIP ticket"]);
    expect(words("Two VIPs, a vip and a VIPER")).toEqual(["VIP"]);
    expect(words("It was Paid (1+1) today")).toEqual(["Paid (1+1)"]);
  });

  it("marks a word once, and leaves numbers alone", () => {
    expect(words("VIP, VIP and VIP with 7")).toEqual(["VIP"]);
  });

  it("keeps the whole text", () => {
    for (const text of ["Ada takes City Life 3×2.", "nothing", "", "VIP"]) expect(terms.split(text).map((it) => it.text).join("")).toBe(text);
  });

  it("collects what is said about components of one name", () => {
    const [found] = terms.split("City Life 3×2");
    expect(found?.term?.explanations).toEqual(["Gold frame.", "Wood frame."]);
    expect(new Terms([]).split("VIP")).toEqual([{ text: "VIP", term: null }]);
  });
});
