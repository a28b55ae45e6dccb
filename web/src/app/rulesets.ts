/** The rulesets of the server and their words, read once for each language. */
import { language } from "@/i18n/messages";
import { api, ask, type Schemas } from "./api";

export type RulesetSummary = Schemas["RulesetSummary"];
export type Ruleset = Schemas["Ruleset"];
export type RulesetWords = Schemas["RulesetWords"];

const kept = new Map<string, Promise<unknown>>();

/** Reads once; a failure is not kept. */
function once<T>(name: string, read: () => Promise<T>): Promise<T> {
  const found = kept.get(name) as Promise<T> | undefined;
  if (found) return found;
  const reading = read();
  kept.set(name, reading);
  reading.catch(() => kept.delete(name));
  return reading;
}

/** All rulesets, in the order of the server. */
export const listRulesets = (): Promise<readonly RulesetSummary[]> =>
  once("all", async () => (await ask(api.GET("/v1/rulesets"))).items);

export const showRuleset = (key: string): Promise<Ruleset> =>
  once(`ruleset ${key}`, () => ask(api.GET("/v1/rulesets/{key}", { params: { path: { key } } })));

export const showWords = (key: string): Promise<RulesetWords> =>
  once(`words ${key} ${language.get()}`, () => ask(api.GET("/v1/rulesets/{key}/words", { params: { path: { key } } })));

/** The title of a ruleset; its key if the server does not list it (any more). */
export const titleOf = (rulesets: readonly RulesetSummary[], key: string): string =>
  rulesets.find((ruleset) => ruleset.key === key)?.title ?? key;
