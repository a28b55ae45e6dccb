/** What a person can do after a refusal, by the code of the problem. The words are messages of the area `lobby`. */

/** The actions that a page can offer. */
export type NextStep =
  | "sign_in"
  | "see_game"
  | "find_table"
  | "ask_invitation"
  | "reload"
  | "wait"
  | "finish_games"
  | "ask_host"
  | "add_players"
  | "check_name"
  | "none";

const STEPS: { readonly [code: string]: NextStep } = {
  unauthenticated: "sign_in",
  invalid_token: "sign_in",
  not_found: "ask_invitation",
  table_full: "find_table",
  game_not_open: "see_game",
  already_joined: "see_game",
  too_unreliable: "find_table",
  same_owner: "find_table",
  bots_refused: "find_table",
  too_many_games: "finish_games",
  not_host: "ask_host",
  too_few_players: "add_players",
  conflict: "reload",
  version_mismatch: "reload",
  rate_limited: "wait",
  busy: "wait",
  unavailable: "wait",
  timed_out: "wait",
};

/** Returns what to offer after a refusal. */
export function nextStep(code: string): NextStep {
  return STEPS[code] ?? "none";
}
