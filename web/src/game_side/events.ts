/**
 * The events of a game in words, for the log and the history. The newest page is read first; the rest when it is asked for. New events
 * are added as the game goes on.
 */
import { api, ask } from "@/app/api";
import { onSignOut } from "@/app/storage";
import { Store, type Readable } from "@/app/store";
import { language } from "@/i18n/messages";
import type { EventView } from "./types";

/** The largest page of the API. */
const PAGE_SIZE = 100;

export interface EventsState {
  /** In order and without gaps, from number `first` on. */
  events: EventView[];
  /** The number of the first event that is there; 0 if the beginning is there too. */
  first: number;
  /** Whether anything was read yet. */
  isRead: boolean;
  failure: unknown;
}

const NO_EVENTS: EventsState = { events: [], first: 0, isRead: false, failure: null };

/** Reads events from a number on, at most `limit`. */
export type ReadEvents = (from: number, limit: number) => Promise<EventView[]>;

/** A place in a game: its version and, in a sandbox, its line of play. */
export interface GamePosition {
  version: number;
  line?: number | null;
}

export class EventLog implements Readable<EventsState> {
  private readonly store = new Store<EventsState>(NO_EVENTS);
  private queue: Promise<void> = Promise.resolve();
  private line: number | null = null;

  constructor(private readonly read: ReadEvents) {}

  get = (): EventsState => this.store.get();
  subscribe = (run: (state: EventsState) => void): (() => void) => this.store.subscribe(run);

  /** Reads the newest events, those that are missing up to this place and are not among those that arrived. */
  newest = (place: GamePosition, arrived: readonly EventView[] = []): Promise<void> =>
    this.enqueue(async () => {
      // What came with the state of the game need not be asked for again.
      if (this.get().isRead && (place.line ?? null) === this.line) this.append(arrived);
      await this.readNewest(place);
    });

  /** Reads all events up to this place. */
  all = (place: GamePosition): Promise<void> =>
    this.enqueue(async () => {
      await this.readNewest(place);
      while (this.get().first > 0) {
        const { first, events } = this.get();
        const from = Math.max(0, first - PAGE_SIZE);
        const earlier = await this.read(from, first - from);
        if (earlier.length < first - from) return;
        this.store.set({ events: [...earlier, ...events], first: from, isRead: true, failure: null });
      }
    });

  private append(arrived: readonly EventView[]): void {
    const { events, first } = this.get();
    const added = [...events];
    for (const event of arrived) if (event.seq === first + added.length && event.sentence !== undefined) added.push(event);
    if (added.length > events.length) this.store.update((now) => ({ ...now, events: added }));
  }

  /** One reading after the other; a failure is kept for the page and ends only that reading. */
  private enqueue(read: () => Promise<void>): Promise<void> {
    this.queue = this.queue.then(read).catch((failure: unknown) => this.store.update((now) => ({ ...now, failure })));
    return this.queue;
  }

  private async readNewest({ version, line = null }: GamePosition): Promise<void> {
    if (line !== this.line) {
      // Another line of play: a sandbox was rewound.
      this.line = line;
      this.store.set(NO_EVENTS);
    }
    if (!this.get().isRead) this.store.set({ ...NO_EVENTS, first: Math.max(0, version - PAGE_SIZE) });
    for (;;) {
      const { events, first } = this.get();
      const next = first + events.length;
      const found = next < version ? await this.read(next, PAGE_SIZE) : [];
      const { isRead, failure } = this.get();
      if (found.length || !isRead || failure) this.store.set({ events: [...events, ...found], first, isRead: true, failure: null });
      if (found.length === 0) return;
    }
  }
}

let last: { key: string; log: EventLog } | null = null;
onSignOut(() => void (last = null));

/** The events of a game in the language that is shown. The newest one is kept, so that log and history share it. */
export function eventsOf(id: string): EventLog {
  const key = `${id} ${language.get()}`;
  if (last?.key !== key) last = { key, log: new EventLog(reader(id)) };
  return last.log;
}

const reader =
  (id: string): ReadEvents =>
  async (from, limit) =>
    (await ask(api.GET("/v1/games/{id}/events", { params: { path: { id }, query: { from, words: true, limit } } }))).items;
