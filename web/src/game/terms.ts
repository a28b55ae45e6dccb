/**
 * The words of a ruleset's components within its sentences: each can be tapped and is explained with what the API says about the
 * component. Knows no ruleset.
 */
import { Store } from "@/app/store";
import type { components } from "salon-client/generated/openapi";

type ComponentWords = components["schemas"]["ComponentWords"];

/** A word or a few, and the sentences that explain it. */
export interface Term {
  word: string;
  explanations: readonly string[];
}

/** A piece of a sentence; `term` if it can be explained. */
export interface Segment {
  text: string;
  term: Term | null;
}

/** Shorter labels, such as numbers, stand for too many things. */
const MIN_LENGTH = 3;
/** Components of one name, such as paintings of one size, have up to this many explanations. */
const MAX_EXPLANATIONS = 6;

export class Terms {
  private readonly known = new Map<string, { word: string; explanations: string[] }>();
  private readonly pattern: RegExp | null;

  constructor(all: readonly ComponentWords[]) {
    for (const { label, sentence } of all) {
      if (label.length < MIN_LENGTH) continue;
      const term = this.known.get(label) ?? { word: label, explanations: [] };
      if (!term.explanations.includes(sentence) && term.explanations.length < MAX_EXPLANATIONS) term.explanations.push(sentence);
      this.known.set(label, term);
    }
    // The longest first: "VIP ticket" before "VIP". A plural of the word is the word. In another case it is a common word: the bonus
    // "Assistant" is not any assistant.
    const labels = [...this.known.keys()].sort((a, b) => b.length - a.length).map(escapePattern);
    this.pattern = labels.length > 0 ? new RegExp(`(?<![\\p{L}\\p{N}])(?:${labels.join("|")})(?=s?(?![\\p{L}\\p{N}]))`, "gu") : null;
  }

  /** Cuts a sentence at its terms. A term is marked where it first occurs. */
  split(text: string): Segment[] {
    const segments: Segment[] = [];
    const marked = new Set<Term>();
    let end = 0;
    for (const found of this.pattern ? text.matchAll(this.pattern) : []) {
      const term = this.known.get(found[0]);
      if (!term || marked.has(term)) continue;
      marked.add(term);
      if (found.index > end) segments.push({ text: text.slice(end, found.index), term: null });
      segments.push({ text: found[0], term });
      end = found.index + found[0].length;
    }
    if (end < text.length) segments.push({ text: text.slice(end), term: null });
    return segments;
  }
}

const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** The terms of the game that is shown; without any until they were read. */
export const terms = new Store<Terms>(new Terms([]));
/** What is explained now. */
export const explained = new Store<readonly Term[]>([]);
