import type { components } from "./generated/openapi.js";
import { retryAfter } from "./retry.js";

/** A problem document: the reason of a refusal, with a stable `code`. */
export type Problem = components["schemas"]["Problem"];

/** The server refused the request. */
export class Refused extends Error {
  readonly code: string;
  readonly status: number;
  /** The milliseconds in Retry-After, or 0. */
  readonly retryAfter: number;

  constructor(
    readonly problem: Problem | undefined,
    response: Response,
  ) {
    super(`${problem?.code ?? response.status}: ${problem?.detail ?? problem?.title ?? response.statusText}`);
    this.code = problem?.code ?? "";
    this.status = response.status;
    this.retryAfter = retryAfter(response);
  }

  /** Whether the same request may succeed later: the server is busy, failing or restarting. */
  get isPassing(): boolean {
    return this.status === 429 || this.status >= 500;
  }
}

/** Awaits a result; returns undefined for refusals with these codes. */
export async function ignoring<T>(codes: readonly string[], promise: Promise<T>): Promise<T | undefined> {
  try {
    return await promise;
  } catch (error) {
    if (error instanceof Refused && codes.includes(error.code)) return undefined;
    throw error;
  }
}
