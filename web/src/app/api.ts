/**
 * The typed client of the API. `ask(api.GET(...))` returns the answer or throws a Problem or ServerAway. Reads, and writes with an
 * Idempotency-Key, are repeated while the server is away.
 */
import createClient from "openapi-fetch";
import type { components, paths } from "salon-client/generated/openapi";
import { retryAfter, retrying, Unavailable } from "salon-client/retry";
import { language } from "@/i18n/messages";
import { reportAnswer, reportSilence } from "./connection";
import { Problem, ServerAway, type ProblemDocument } from "./problem";
import { accessToken, isExpiring, refresh } from "./tokens";

export type Schemas = components["schemas"];
export type { paths };

/** How long a request is repeated without an answer, in milliseconds. */
const RETRY_MS = 8_000;
/** How long one attempt may take, in milliseconds. */
const ATTEMPT_TIMEOUT_MS = 20_000;

const repeat = retrying(RETRY_MS, ATTEMPT_TIMEOUT_MS);
let onSignedOut: () => void = () => undefined;

/** Called when a request finds that the session is over. */
export function whenSessionEnds(run: () => void): void {
  onSignedOut = run;
}

export const api = createClient<paths>({ baseUrl: globalThis.location?.origin ?? "", fetch: send });

/** Sends a request with the access token; refreshes it once if it has expired. */
async function send(request: Request): Promise<Response> {
  request.headers.set("accept-language", language.get());
  if (isExpiring()) await refresh();
  const used = accessToken();
  const first = await deliver(withToken(request, used));
  if (first.status !== 401 || used === undefined) return first;
  // Another request may have refreshed meanwhile.
  if (accessToken() === used && !(await refresh())) {
    onSignedOut();
    return first;
  }
  return deliver(withToken(request, accessToken()));
}

function withToken(request: Request, token: string | undefined): Request {
  const copy = request.clone();
  if (token) copy.headers.set("authorization", `Bearer ${token}`);
  return copy;
}

async function deliver(request: Request): Promise<Response> {
  const sent = Date.now();
  try {
    const response = await repeat(request);
    reportAnswer(sent);
    return response;
  } catch (cause) {
    if (request.signal.aborted) throw cause;
    reportSilence();
    throw new ServerAway("no answer of the server", { cause: cause instanceof Unavailable ? cause : undefined });
  }
}

type Answered<T> = { data?: T; error?: unknown; response: Response };

/** Awaits an answer; throws a Problem if the server refused it. */
export async function ask<T>(asked: Promise<Answered<T>>): Promise<T> {
  return (await askFully(asked)).data;
}

/** As `ask`, with the response for its headers (`ETag`, `Location`). */
export async function askFully<T>(asked: Promise<Answered<T>>): Promise<{ data: T; response: Response }> {
  const { data, error, response } = await asked;
  if (!response.ok) throw new Problem(asDocument(error), response, retryAfter(response));
  return { data: data as T, response };
}

const asDocument = (error: unknown): ProblemDocument | undefined =>
  typeof error === "object" && error !== null && "code" in error ? (error as ProblemDocument) : undefined;

/** A key that makes a repeated write harmless: make one for each intent, not for each attempt. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** A picture of the API as text: with the same token, language and retries. Throws as `ask` does. */
export async function fetchText(path: string, signal?: AbortSignal): Promise<{ text: string; response: Response }> {
  const request = new Request(new URL(path, location.origin), { ...(signal && { signal }) });
  const response = await send(request);
  if (!response.ok) throw new Problem(asDocument(await response.json().catch(() => undefined)), response, retryAfter(response));
  return { text: await response.text(), response };
}
