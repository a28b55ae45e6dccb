/** A game against a bot at once: with the account that is signed in, else with a new guest. */
import { api, ask, newKey } from "./api";
import { navigate } from "./router";
import { listRulesets, type RulesetSummary } from "./rulesets";
import { me, playAsGuest } from "./session";

/** The fewest players of a game against a bot: the person and one bot, or more if the ruleset wants more. */
const seatsFor = (ruleset: RulesetSummary): number => Math.min(ruleset.most_seats, Math.max(2, ruleset.fewest_seats));

/** Opens a table with bots at all other seats and goes there. Without a key: the first ruleset of the server. */
export async function playNow(key?: string): Promise<void> {
  const rulesets = await listRulesets();
  const ruleset = rulesets.find((known) => known.key === key) ?? rulesets[0];
  if (!ruleset) throw new Error("the server has no rulesets");
  const open = () => openAgainstBots(ruleset);
  const game = me() ? await open() : await playAsGuest(open);
  navigate(`/games/${game}`);
}

async function openAgainstBots(ruleset: RulesetSummary): Promise<string> {
  const seats = seatsFor(ruleset);
  const bots = Array.from({ length: seats - 1 }, () => "amateur" as const);
  const params = { header: { "Idempotency-Key": newKey() } };
  const { id } = await ask(api.POST("/v1/games", { params, body: { ruleset: ruleset.key, seats, bots, visibility: "unlisted" } }));
  return id;
}
