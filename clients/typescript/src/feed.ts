/** Follows the account's feed: by stream, resumed at the last cursor; by long poll where streams do not get through. */
import type { Client } from "openapi-fetch";
import type { components, paths } from "./generated/openapi.js";
import { Backoff, Unavailable, readable, sleep } from "./retry.js";
import { Refused } from "./problems.js";

/** An entry of the feed. Its kind may be unknown to this client. */
export type Item = components["schemas"]["FeedItem"];

/** Timeouts of the feed, in milliseconds. */
export interface Patience {
  /** A stream without a heartbeat for this long is reopened. The server sends one every 15 seconds by default. */
  silence: number;
  /** A stream that does not send `ready` within this time is taken for buffered by a proxy. */
  ready: number;
  /** How long to poll before trying a stream again. */
  polling: number;
}

export const PATIENCE: Patience = { silence: 45_000, ready: 10_000, polling: 300_000 };

export interface FollowOptions {
  /** The id of the last item already seen; without it, the feed starts at the oldest unread item. */
  cursor?: string | undefined;
  /** Ends the iteration. */
  signal?: AbortSignal;
  /** False to use long polls only. */
  streams?: boolean;
  patience?: Partial<Patience>;
}

/** The cursor after this step, and the item if there is one. */
type Step = { cursor: string; item?: Item };

/** Yields every item after the cursor once, until the signal. */
export async function* follow(client: Client<paths>, options: FollowOptions = {}): AsyncGenerator<Item, void> {
  const { signal, streams = true } = options;
  const patience = { ...PATIENCE, ...options.patience };
  const backoff = new Backoff();
  let cursor = options.cursor;
  // The number of consecutive streams that never sent `ready`.
  let unready = streams ? 0 : 2;
  let pollUntil = streams ? 0 : Infinity;
  while (!signal?.aborted) {
    const began = Date.now();
    const polling = unready >= 2 && began < pollUntil;
    let wait = 0;
    try {
      if (!polling) unready += 1;
      const steps = polling ? page(client, cursor, signal) : stream(client, cursor, patience, signal);
      let received = false;
      for await (const { cursor: next, item } of steps) {
        cursor = next;
        received ||= item !== undefined;
        if (!polling) unready = 0;
        if (item) {
          backoff.reset();
          yield item;
        }
        if (signal?.aborted) return;
      }
      // An empty page without a wait means that the server is shutting down: back off.
      if (polling && (received || Date.now() - began > 1000)) continue;
    } catch (error) {
      if (error instanceof Refused && !error.isPassing) throw error;
      if (error instanceof Refused) wait = error.retryAfter;
      // A refused connection does not show that streams are blocked, so it is not counted.
      if (isNoConnection(error) && !polling) unready -= 1;
    }
    if (unready >= 2 && !polling) pollUntil = Date.now() + patience.polling;
    if (Date.now() - began > patience.ready) backoff.reset();
    await sleep(backoff.next(wait), signal);
  }
}

function isNoConnection(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause as { code?: unknown } | undefined) : undefined;
  return cause?.code === "ECONNREFUSED";
}

async function* page(client: Client<paths>, cursor: string | undefined, signal?: AbortSignal): AsyncGenerator<Step> {
  const begin = cursor ? { cursor } : { from: "oldest" as const };
  const asked = { params: { query: { ...begin, unread: true, wait: 20 } }, ...(signal && { signal }) };
  const { data, error, response } = await client.GET("/v1/account/feed", asked);
  if (!data) throw new Refused(error, response);
  for (const item of data.items) yield { cursor: item.id, item };
  yield { cursor: data.next_cursor };
}

async function* stream(
  client: Client<paths>,
  cursor: string | undefined,
  patience: Patience,
  signal?: AbortSignal,
): AsyncGenerator<Step> {
  const own = new AbortController();
  const abort = () => own.abort();
  signal?.addEventListener("abort", abort);
  let timer = setTimeout(abort, patience.ready);
  const restartTimer = () => {
    clearTimeout(timer);
    timer = setTimeout(abort, patience.silence);
  };
  try {
    const query = cursor ? { unread: true } : { unread: true, from: "oldest" as const };
    const { data, error, response } = await client.GET("/v1/account/feed/stream", {
      params: { query, ...(cursor && { header: { "Last-Event-ID": cursor } }) },
      headers: { accept: "text/event-stream" },
      parseAs: "stream",
      signal: own.signal,
    });
    if (!data) throw new Refused(error, readable(response));
    if (!response.headers.get("content-type")?.startsWith("text/event-stream")) throw new Unavailable("the response is not an event stream");
    let isReady = false;
    // Heartbeats count only after `ready`: a proxy may send some of its own before.
    for await (const event of readEvents(data, () => isReady && restartTimer())) {
      if (event.kind === "reconnect") return;
      if (event.kind === "ready") {
        isReady = true;
        restartTimer();
        yield { cursor: event.id };
      }
      if (event.kind === "news") yield { cursor: event.id, item: JSON.parse(event.data) as Item };
    }
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", abort);
    own.abort();
  }
}

export interface StreamEvent {
  kind: string;
  id: string;
  data: string;
}

/** Parses server-sent events. Only line feeds end lines: JSON may contain other separators. */
export async function* readEvents(bytes: ReadableStream<Uint8Array>, onBytes?: () => void): AsyncGenerator<StreamEvent> {
  const decoder = new TextDecoder();
  const reader = bytes.getReader();
  let rest = "";
  let event = { kind: "message", id: "", data: [] as string[] };
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      onBytes?.();
      const lines = (rest + decoder.decode(value, { stream: true })).split("\n");
      rest = lines.pop() ?? "";
      for (const raw of lines) {
        const line = raw.endsWith("\r") ? raw.slice(0, -1) : raw;
        const colon = line.indexOf(":");
        const name = colon < 0 ? line : line.slice(0, colon);
        const value = colon < 0 ? "" : line.slice(colon + 1).replace(/^ /, "");
        if (line === "") {
          if (event.data.length) yield { ...event, data: event.data.join("\n") };
          event = { kind: "message", id: "", data: [] };
        } else if (name === "event") event.kind = value;
        else if (name === "id") event.id = value;
        else if (name === "data") event.data.push(value);
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
