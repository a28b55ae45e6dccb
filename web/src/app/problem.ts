/** What can go wrong with a request: the server refused it (Problem), or gave no answer (ServerAway). */
import type { components } from "salon-client/generated/openapi";

export type ProblemDocument = components["schemas"]["Problem"];

/** The server refused the request. `title` says what is wrong, `detail` what to do, in the reader's language. */
export class Problem extends Error {
  readonly code: string;
  readonly status: number;
  readonly title: string;
  readonly detail: string | undefined;
  /** What is wrong in which field of the body: `pointer` is a JSON pointer, for example `/password`. */
  readonly errors: readonly { pointer: string; detail: string }[];

  constructor(
    readonly document: ProblemDocument | undefined,
    response: Response,
    /** Milliseconds after which the request may be repeated, or 0. */
    readonly retryAfter = 0,
  ) {
    super(document?.detail ?? document?.title ?? `HTTP ${response.status}`);
    this.code = document?.code ?? "";
    this.status = response.status;
    this.title = document?.title ?? `HTTP ${response.status}`;
    this.detail = document?.detail ?? undefined;
    this.errors = (document?.errors ?? []) as readonly { pointer: string; detail: string }[];
  }
}

/** No answer of Salon: no connection, the server restarts, or a proxy answered instead. */
export class ServerAway extends Error {}

/** Whether an error is a refusal with one of these codes. */
export const isProblem = (error: unknown, ...codes: string[]): error is Problem =>
  error instanceof Problem && (codes.length === 0 || codes.includes(error.code));

/** Whether an error comes from a request that the page itself gave up. */
export const isAborted = (error: unknown): boolean => error instanceof DOMException && error.name === "AbortError";
