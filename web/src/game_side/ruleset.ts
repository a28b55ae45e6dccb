/** Facts and words of a ruleset, read once for each language. */
import { api, ask, type Schemas } from "@/app/api";
import { language } from "@/i18n/messages";
import type { RulesetWords } from "./types";

const words = new Map<string, Promise<RulesetWords>>();
const rulesets = new Map<string, Promise<Schemas["Ruleset"]>>();

function once<T>(kept: Map<string, Promise<T>>, key: string, read: () => Promise<T>): Promise<T> {
  const known = kept.get(key);
  if (known) return known;
  const asked = read();
  kept.set(key, asked);
  // A failure is not kept: the next call asks again.
  asked.catch(() => kept.delete(key));
  return asked;
}

export const rulesetWords = (ruleset: string): Promise<RulesetWords> =>
  once(words, `${ruleset} ${language.get()}`, () => ask(api.GET("/v1/rulesets/{key}/words", { params: { path: { key: ruleset } } })));

export const rulesetFacts = (ruleset: string): Promise<Schemas["Ruleset"]> =>
  once(rulesets, ruleset, () => ask(api.GET("/v1/rulesets/{key}", { params: { path: { key: ruleset } } })));
