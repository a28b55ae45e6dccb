/**
 * Choosing by pointing, without knowledge of any ruleset. A person points at parts of the picture; the choices that name all of them
 * stay. One left is chosen; several with nothing more to point at are shown as a menu. Pure functions.
 */
import type { Choice } from "./types.js";

/** The choices that name every pointed part. In order of naming where some do, else in any order. */
export function narrow(choices: readonly Choice[], pointed: readonly string[]): Choice[] {
  if (pointed.length === 0) return [...choices];
  const inOrder = choices.filter((choice) => pointed.every((part, index) => choice.parts[index] === part));
  return inOrder.length > 0 ? inOrder : choices.filter((choice) => pointed.every((part) => choice.parts.includes(part)));
}

/** The next part of a choice that was not pointed at yet. */
export function nextPart(choice: Choice, pointed: readonly string[]): string | undefined {
  return choice.parts.find((part) => !pointed.includes(part));
}

/** The parts to mark as legal, each with the choices that it leads to. */
export function legalParts(choices: readonly Choice[], pointed: readonly string[]): Map<string, Choice[]> {
  const parts = new Map<string, Choice[]>();
  for (const choice of narrow(choices, pointed)) {
    const part = nextPart(choice, pointed);
    if (part !== undefined) parts.set(part, [...(parts.get(part) ?? []), choice]);
  }
  return parts;
}

/** What pointing at a part leads to. */
export type Pointed =
  /** No choice names it. */
  | { kind: "nothing" }
  /** One choice is left. */
  | { kind: "chosen"; choice: Choice }
  /** Several are left: those that need no further pointing are offered by their labels; the others by further parts. */
  | { kind: "narrowed"; pointed: string[]; menu: Choice[]; left: Choice[] };

/** Up to this many choices are shown in the menu beside the pointer even if they could be pointed at. */
const SMALL_MENU = 6;

export function point(choices: readonly Choice[], pointed: readonly string[], part: string): Pointed {
  if (pointed.includes(part)) return { kind: "nothing" };
  const next = [...pointed, part];
  const left = narrow(choices, next);
  const [first] = left;
  if (!first) return { kind: "nothing" };
  if (left.length === 1) return { kind: "chosen", choice: first };
  const complete = left.filter((choice) => nextPart(choice, next) === undefined);
  const menu = complete.length > 0 && left.length <= SMALL_MENU ? left : complete;
  return { kind: "narrowed", pointed: next, menu, left };
}

/** The part that was meant: the innermost of those under the pointer that leads anywhere. */
export function meantPart(choices: readonly Choice[], pointed: readonly string[], under: readonly string[]): string | undefined {
  const legal = legalParts(choices, pointed);
  return under.find((part) => legal.has(part)) ?? under.find((part) => point(choices, pointed, part).kind !== "nothing");
}

/** The choices that differ by the place of one piece only: these can be dragged and stepped. */
export interface Placing {
  piece: string;
  /** One choice for each place. */
  places: Map<string, Choice>;
}

/** The placing that is possible with these choices: all that place a piece place the same one, each at its own part. */
export function placing(choices: readonly Choice[], pointed: readonly string[]): Placing | null {
  const placed = narrow(choices, pointed).filter((choice) => choice.piece);
  const piece = placed[0]?.piece;
  if (!piece || placed.some((choice) => choice.piece !== piece)) return null;
  const places = new Map<string, Choice>();
  for (const choice of placed) {
    const rest = choice.parts.filter((part) => !pointed.includes(part));
    const place = rest.at(-1);
    if (place === undefined || places.has(place)) return null;
    places.set(place, choice);
  }
  // Different parts before the place mean that something else has to be pointed at first.
  const leads = new Set(placed.map((choice) => choice.parts.slice(0, -1).join(" ")));
  return leads.size === 1 ? { piece, places } : null;
}

/**
 * The legal parts with the places of a piece marked at once: where all places have the same lead, such as the supply that the piece comes
 * from, it need not be pointed at first.
 */
export function withPlaces(legal: ReadonlyMap<string, Choice[]>, { places }: Placing): Map<string, Choice[]> {
  const placed = new Set(places.values());
  const others = [...legal].filter(([, choices]) => !choices.every((choice) => placed.has(choice)));
  return new Map([...others, ...[...places].map(([place, choice]): [string, Choice[]] => [place, [choice]])]);
}

/** The choices whose words contain every word of the filter, without regard to case and accents. */
export function filterChoices(choices: readonly Choice[], filter: string): Choice[] {
  const words = plain(filter).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...choices];
  return choices.filter((choice) => {
    const text = plain(`${choice.group_label} ${choice.label} ${choice.sentence}`);
    return words.every((word) => text.includes(word));
  });
}

function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

export interface Group {
  key: string;
  label: string;
  choices: Choice[];
}

/** The choices by group, in the order in which the server lists them. */
export function groups(choices: readonly Choice[]): Group[] {
  const found = new Map<string, Group>();
  for (const choice of choices) {
    const group = found.get(choice.group) ?? { key: choice.group, label: choice.group_label, choices: [] };
    group.choices.push(choice);
    found.set(choice.group, group);
  }
  return [...found.values()];
}

/** The legal parts of the largest group: those that a decision is mainly about. */
export function mainParts(choices: readonly Choice[], legal: ReadonlyMap<string, readonly Choice[]>): Set<string> {
  const [first] = groups(choices).sort((a, b) => b.choices.length - a.choices.length);
  const isMain = (found: readonly Choice[]) => found.some((choice) => choice.group === first?.key);
  return new Set([...legal].filter(([, found]) => isMain(found)).map(([part]) => part));
}
