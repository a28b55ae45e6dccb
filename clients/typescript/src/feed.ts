/** The durable feed: by stream, again and again from where it was; by long poll where streams do not come through. */
import type { Client } from "openapi-fetch";
import type { components, paths } from "./generated/openapi.js";
import { Backoff, Unavailable, readable, sleep } from "./retry.js";
import { Refused } from "./problems.js";

/** Something the account was told. Kinds may come that this client does not know. */
export type Item = components["schemas"]["FeedItem"];

/** How long to wait for what, in milliseconds. */
export interface Patience {
  /** The server sends a sign of life every 15 seconds unless it was told otherwise. */
  silence: number;
  /** A stream says at once that it is ready; one that does not is held back somewhere. */
  ready: number;
  /** How long to poll before a stream is tried again. */
  polling: number;
}

export const PATIENCE: Patience = { silence: 45_000, ready: 10_000, polling: 300_000 };

export interface FollowOptions {
  /** The id of the item after which to begin; without it, with the oldest that is not marked as read. */
  cursor?: string | undefined;
  /** Ends it. */
  signal?: AbortSignal;
  /** False to poll only. */
  streams?: boolean;
  patience?: Partial<Patience>;
}

/** A place in the feed that was reached, and the item there if there is one. */
type Step = { place: string; item?: Item };

/** Every item after the cursor, each once, until the signal. */
export async function* follow(client: Client<paths>, options: FollowOptions = {}): AsyncGenerator<Item, void> {
  const { signal, streams = true } = options;
  const patience = { ...PATIENCE, ...options.patience };
  const backoff = new Backoff();
  let cursor = options.cursor;
  // Streams in a row that never said they were ready.
  let unready = streams ? 0 : 2;
  let pollUntil = streams ? 0 : Infinity;
  while (!signal?.aborted) {
    const began = Date.now();
    const polling = unready >= 2 && began < pollUntil;
    let wait = 0;
    try {
      if (!polling) unready += 1;
      const steps = polling ? page(client, cursor, signal) : stream(client, cursor, patience, signal);
      let told = false;
      for await (const { place, item } of steps) {
        cursor = place;
        told ||= item !== undefined;
        if (!polling) unready = 0;
        if (item) {
          backoff.reset();
          yield item;
        }
        if (signal?.aborted) return;
      }
      // An empty page that comes at once is a server about to stop.
      if (polling && (told || Date.now() - began > 1000)) continue;
    } catch (error) {
      if (error instanceof Refused && !error.isPassing) throw error;
      if (error instanceof Refused) wait = error.retryAfter;
      // Nobody is there: that says nothing about streams.
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
  for (const item of data.items) yield { place: item.id, item };
  yield { place: data.next_cursor };
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
  const heard = () => {
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
    if (!response.headers.get("content-type")?.startsWith("text/event-stream")) throw new Unavailable("the stream is none");
    let isReady = false;
    // Signs of life count once it is ready: a proxy may send its own before.
    for await (const event of readEvents(data, () => isReady && heard())) {
      if (event.kind === "reconnect") return;
      if (event.kind === "ready") {
        isReady = true;
        heard();
        yield { place: event.id };
      }
      if (event.kind === "news") yield { place: event.id, item: JSON.parse(event.data) as Item };
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

/** Server-sent events out of bytes. Only line feeds end lines: JSON may hold other separators. */
export async function* readEvents(bytes: ReadableStream<Uint8Array>, heard?: () => void): AsyncGenerator<StreamEvent> {
  const decoder = new TextDecoder();
  const reader = bytes.getReader();
  let rest = "";
  let event = { kind: "message", id: "", data: [] as string[] };
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      heard?.();
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
