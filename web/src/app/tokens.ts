/**
 * The access token, in memory only. It is refreshed by a cookie that no script can read; parallel requests share one refresh, and so do
 * the tabs of a browser (a Web Lock, where the browser has them).
 */
import type { components } from "salon-client/generated/openapi";
import { readPrivate, writePrivate } from "./storage";
import { reportAnswer, reportSilence } from "./connection";
import { ServerAway } from "./problem";

type Tokens = components["schemas"]["Tokens"];

/** A token is refreshed this many milliseconds before it expires. */
const EXPIRY_MARGIN_MS = 30_000;

let token: { value: string; expires: number } | undefined;
let refreshing: Promise<boolean> | undefined;

/** Asks the server to keep the refresh token in a cookie: on all operations that begin, refresh or end a session. */
export const COOKIE_MODE = { "Salon-Session": "cookie" } as const;

/** Keeps the tokens of a new session. */
export function keepTokens(tokens: Tokens): void {
  token = { value: tokens.access_token, expires: Date.parse(tokens.expires_at) };
  // Only a flag, not a token: it saves strangers a refresh that must fail.
  writePrivate("signed-in", true);
}

export function dropTokens(): void {
  token = undefined;
  writePrivate("signed-in", undefined);
}

/** The access token, or undefined when nobody is signed in. Does not refresh. */
export const accessToken = (): string | undefined => token?.value;

/** Whether this browser had a session when it was last used. */
export const mayHaveSession = (): boolean => Boolean(readPrivate("signed-in"));

/** Whether the token expires before a request would arrive. */
export const isExpiring = (): boolean => token !== undefined && token.expires - Date.now() < EXPIRY_MARGIN_MS;

/** Gets a new access token; returns false if this browser has no session (any more). Throws ServerAway without an answer. */
export function refresh(): Promise<boolean> {
  refreshing ??= exclusively(renew).finally(() => (refreshing = undefined));
  return refreshing;
}

async function exclusively<T>(run: () => Promise<T>): Promise<T> {
  const locks = globalThis.navigator?.locks;
  return locks ? ((await locks.request("salon-refresh", run)) as T) : run();
}

async function renew(): Promise<boolean> {
  if (!mayHaveSession()) return false;
  const sent = Date.now();
  let response: Response;
  try {
    response = await fetch("/v1/sessions/refresh", {
      method: "POST",
      headers: { "content-type": "application/json", ...COOKIE_MODE },
      body: "{}",
    });
  } catch (cause) {
    reportSilence();
    throw new ServerAway("no answer to the refresh", { cause });
  }
  if (response.status >= 500 || response.status === 429) {
    if (response.status >= 500) reportSilence();
    throw new ServerAway(`refresh: ${response.status}`);
  }
  reportAnswer(sent);
  if (!response.ok) {
    dropTokens();
    return false;
  }
  keepTokens((await response.json()) as Tokens);
  return true;
}
