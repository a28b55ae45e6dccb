/** Sends again what may be sent again: reads, and writes under an Idempotency-Key. Every operation goes through here. */

/** The server, or something before it, does not answer as Salon does. */
export class Unavailable extends Error {}

/** Waits that grow, each with jitter, so that many clients do not come back at the same instant. */
export class Backoff {
  private upcoming: number;

  constructor(
    private readonly first = 500,
    private readonly most = 30_000,
  ) {
    this.upcoming = first;
  }

  /** After something worked. */
  reset(): void {
    this.upcoming = this.first;
  }

  /** How long to wait now, in milliseconds. */
  next(atLeast = 0): number {
    const wait = this.upcoming * (0.5 + Math.random() / 2);
    this.upcoming = Math.min(this.most, this.upcoming * 2);
    return Math.max(wait, atLeast);
  }
}

/** Whoever says more than an hour is asked again after an hour; timers of more than 24 days would not wait at all. */
const LONGEST_WAIT = 3_600_000;

/** The milliseconds the server wants to be left alone; 0 if it does not say. Nobody is sent away for ever. */
export function retryAfter(response: Response): number {
  const seconds = response.headers.get("retry-after") ?? "";
  return /^\d+$/.test(seconds) ? Math.min(Number(seconds) * 1000, LONGEST_WAIT) : 0;
}

/** Resolves after so many milliseconds, or at once when the signal says so. */
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

/** Says of a request without a key that doing it twice is like doing it once. It is not sent. */
export const REPEATABLE = "x-salon-repeatable";

/** A `fetch` that sends again what can be sent again, for as long as `patience` milliseconds; an attempt may take `timeout`. */
export function retrying(patience: number, timeout = 30_000): (request: Request) => Promise<Response> {
  return async (request) => {
    // A stream is not read here; whoever follows it knows where to go on.
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
        // 429 was not acted upon, so anything may come again; a 5xx may hide an effect.
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
      // Nothing is begun any more.
      request.signal.throwIfAborted();
    }
  };
}

async function attempt(request: Request, timeout: number): Promise<Response> {
  // A signal that was given before tells nobody any more.
  request.signal.throwIfAborted();
  const own = new AbortController();
  const abort = () => own.abort();
  const timer = setTimeout(abort, timeout);
  request.signal.addEventListener("abort", abort);
  try {
    const response = await fetch(request.clone(), { signal: own.signal });
    // An answer that breaks off is as lost as one that never came.
    const body = await response.arrayBuffer();
    const empty = response.status === 204 || response.status === 304;
    const { status, statusText, headers } = response;
    return new Response(empty ? null : body, { status, statusText, headers });
  } finally {
    clearTimeout(timer);
    request.signal.removeEventListener("abort", abort);
  }
}

/** The answer, unless it is a refusal that Salon did not write: the page of a proxy, or of another server. */
export function readable(response: Response): Response {
  const isProblem = response.headers.get("content-type")?.includes("problem+json") ?? false;
  if (response.status >= 400 && !isProblem) {
    throw new Unavailable(`answered with ${response.status} and no problem document`);
  }
  return response;
}
