import type { components } from "./generated/openapi.js";
import { retryAfter } from "./retry.js";

/** A problem document: why the server refused, with a stable `code`. */
export type Problem = components["schemas"]["Problem"];

/** The server refused. */
export class Refused extends Error {
  readonly code: string;
  readonly status: number;
  /** Milliseconds the server wants to be left alone. */
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

  /** Whether the same may be answered otherwise later: the server is busy, failing or being restarted. */
  get isPassing(): boolean {
    return this.status === 429 || this.status >= 500;
  }
}

/** Waits for something and lets refusals with these codes pass: it is so already, or cannot be any more. */
export async function ignoring<T>(codes: readonly string[], something: Promise<T>): Promise<T | undefined> {
  try {
    return await something;
  } catch (error) {
    if (error instanceof Refused && codes.includes(error.code)) return undefined;
    throw error;
  }
}
