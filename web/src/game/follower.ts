/** Follows a game live: reads its stream, asks for the state when something happened, and connects again after a break. */
import { isProblem } from "@/app/problem";
import { readEvents } from "salon-client/feed";
import { Backoff, sleep } from "salon-client/retry";
import type { GameApi } from "./api";
import type { GameState } from "./types";

/** A stream without a heartbeat for this long is opened again, in milliseconds. The server sends one every 15 seconds. */
const MAX_SILENCE_MS = 45_000;
/** The events of one move arrive together; the state is asked for once, this many milliseconds after the first. */
const COALESCE_MS = 30;

export class Follower {
  private readonly ended = new AbortController();
  private wake: AbortController | null = null;
  private pending: ReturnType<typeof setTimeout> | null = null;
  /** The newest version since the last call of `changed`; null if anything may have changed. */
  private newest: number | null = 0;

  constructor(
    private readonly api: GameApi,
    /** Called with the newest version, or with null if anything may have changed. */
    private readonly changed: (version: number | null) => Promise<void>,
  ) {}

  start(live: () => GameState | null): void {
    void this.run(live);
    globalThis.addEventListener?.("online", this.hurry);
    globalThis.document?.addEventListener("visibilitychange", this.seen);
  }

  stop(): void {
    this.ended.abort();
    this.wake?.abort();
    if (this.pending) clearTimeout(this.pending);
    globalThis.removeEventListener?.("online", this.hurry);
    globalThis.document?.removeEventListener("visibilitychange", this.seen);
  }

  /** Connects now instead of after the delay. */
  private readonly hurry = (): void => this.wake?.abort();
  /** A page that was asleep may have missed the end of its stream. */
  private readonly seen = (): void => {
    if (document.visibilityState !== "visible") return;
    this.hurry();
    void this.changed(null);
  };

  private async run(live: () => GameState | null): Promise<void> {
    const backoff = new Backoff(500, 10_000);
    while (!this.ended.signal.aborted) {
      const state = live();
      if (state && (state.status === "finished" || state.status === "aborted")) return;
      try {
        if (await this.read(state?.version ?? 0)) backoff.reset();
      } catch (error) {
        if (isProblem(error, "not_found", "unauthenticated", "invalid_token")) return void (await this.changed(null));
      }
      if (this.ended.signal.aborted) return;
      this.wake = new AbortController();
      await sleep(backoff.next(), this.wake.signal);
      this.wake = null;
      // What happened between the streams, and changes that are not events: names, deadlines, seats.
      if (!this.ended.signal.aborted) await this.changed(null);
    }
  }

  /** Reads one stream to its end. Returns whether it was open. */
  private async read(from: number): Promise<boolean> {
    const own = new AbortController();
    const abort = () => own.abort();
    this.ended.signal.addEventListener("abort", abort);
    let timer = setTimeout(abort, MAX_SILENCE_MS);
    try {
      const bytes = await this.api.stream(from, own.signal);
      const alive = () => {
        clearTimeout(timer);
        timer = setTimeout(abort, MAX_SILENCE_MS);
      };
      for await (const event of readEvents(bytes, alive)) {
        if (event.kind === "reconnect") break;
        if (event.kind === "event") this.note(Number.parseInt(event.id, 10) + 1);
        if (event.kind === "rewound" || event.kind === "end") this.note(null);
      }
      return true;
    } finally {
      clearTimeout(timer);
      this.ended.signal.removeEventListener("abort", abort);
      own.abort();
    }
  }

  private note(version: number | null): void {
    this.newest = version === null || this.newest === null ? null : Math.max(this.newest, version);
    this.pending ??= setTimeout(() => {
      this.pending = null;
      void this.changed(this.newest);
      this.newest = 0;
    }, COALESCE_MS);
  }
}
