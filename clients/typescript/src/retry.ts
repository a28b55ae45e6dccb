/** Retries reads, and writes with an Idempotency-Key. Every operation uses this `fetch`. */

/** The response was not written by Salon: it came from a proxy, or from another server. */
export class Unavailable extends Error {}

/** Exponential backoff with jitter, so that many clients do not retry at the same time. */
export class Backoff {
  private upcoming: number;

  constructor(
    private readonly first = 500,
    private readonly longest = 30_000,
  ) {
    this.upcoming = first;
  }

  /** Starts again with the shortest delay, after a success. */
  reset(): void {
    this.upcoming = this.first;
  }

  /** Returns the next delay in milliseconds. */
  next(atLeast = 0): number {
    const wait = this.upcoming * (0.5 + Math.random() / 2);
    this.upcoming = Math.min(this.longest, this.upcoming * 2);
    return Math.max(wait, atLeast);
  }
}

/** A longer Retry-After is cut to one hour; a timer of more than 24 days would fire at once. */
const MAX_RETRY_AFTER = 3_600_000;

/** Returns the Retry-After header in milliseconds, at most MAX_RETRY_AFTER; 0 without the header. */
export function retryAfter(response: Response): number {
  const seconds = response.headers.get("retry-after") ?? "";
  return /^\d+$/.test(seconds) ? Math.min(Number(seconds) * 1000, MAX_RETRY_AFTER) : 0;
}

/** Resolves after this many milliseconds, or when the signal is aborted. */
export function sleep(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted) return resolve();
    const done = () => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    signal?.addEventListener("abort", done);
  });
}

/** Marks a request without a key as idempotent. The header is removed before sending. */
export const REPEATABLE = "x-salon-repeatable";

/** A `fetch` that retries requests that are safe to repeat, for up to `patience` milliseconds; each attempt may take `timeout`. */
export function retrying(patience: number, timeout = 30_000): (request: Request) => Promise<Response> {
  return async (request) => {
    // Streams are not retried here: `follow` reopens them at its cursor.
    if (request.headers.get("accept") === "text/event-stream") return fetch(request);
    const safe = request.method === "GET" || request.method === "HEAD" || request.headers.has("idempotency-key");
    const repeatable = safe || request.headers.has(REPEATABLE);
    request.headers.delete(REPEATABLE);
    const backoff = new Backoff(200, 10_000);
    const end = Date.now() + patience;
    for (;;) {
      let wait: number;
      let failed: () => Response;
      try {
        const response = await attempt(request, timeout);
        // A request with 429 had no effect, so any may be repeated; one with a 5xx may have had one.
        if (response.status !== 429 && !(repeatable && response.status >= 500)) return readable(response);
        wait = backoff.next(retryAfter(response));
        failed = () => readable(response);
      } catch (error) {
        if (!repeatable || request.signal.aborted || error instanceof Unavailable) throw error;
        wait = backoff.next();
        failed = () => {
          throw new Unavailable(`no answer to ${request.method} ${request.url}`, { cause: error });
        };
      }
      if (Date.now() + wait > end) return failed();
      await sleep(wait, request.signal);
      // Do not start another attempt after an abort.
      request.signal.throwIfAborted();
    }
  };
}

async function attempt(request: Request, timeout: number): Promise<Response> {
  // A signal that is aborted already fires no event.
  request.signal.throwIfAborted();
  const own = new AbortController();
  const abort = () => own.abort();
  const timer = setTimeout(abort, timeout);
  request.signal.addEventListener("abort", abort);
  try {
    const response = await fetch(request.clone(), { signal: own.signal });
    // Read the whole body here, so that a broken response is retried like a missing one.
    const body = await response.arrayBuffer();
    const empty = response.status === 204 || response.status === 304;
    const { status, statusText, headers } = response;
    return new Response(empty ? null : body, { status, statusText, headers });
  } finally {
    clearTimeout(timer);
    request.signal.removeEventListener("abort", abort);
  }
}

/** Returns the response; throws Unavailable for an error that Salon did not write. */
export function readable(response: Response): Response {
  const isProblem = response.headers.get("content-type")?.includes("problem+json") ?? false;
  if (response.status >= 400 && !isProblem) {
    throw new Unavailable(`answered with ${response.status} and no problem document`);
  }
  return response;
}
