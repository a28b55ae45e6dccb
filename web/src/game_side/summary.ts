/** The table of a game (`GET /v1/games/{id}`): host, invitation, pauses, outcome. One store for all panels of a page. */
import { api, ask } from "@/app/api";
import { onSignOut } from "@/app/storage";
import { Store, type Readable } from "@/app/store";
import type { GameSummary } from "./types";

export interface SummaryState {
  game: GameSummary | null;
  /** Why it cannot be read; null if it can. A table that was shown stays while the server is away. */
  failure: unknown;
}

export class SummaryStore implements Readable<SummaryState> {
  private readonly store = new Store<SummaryState>({ game: null, failure: null });
  private reading: Promise<void> | null = null;

  constructor(private readonly id: string) {}

  get = (): SummaryState => this.store.get();
  subscribe = (run: (state: SummaryState) => void): (() => void) => this.store.subscribe(run);

  /** Reads the table, again if it was read before. Calls at once share one request. */
  refresh = (): Promise<void> => {
    this.reading ??= this.read().finally(() => (this.reading = null));
    return this.reading;
  };

  /** Takes over an answer of an operation that returns the table. */
  adopt = (game: GameSummary): void => this.store.set({ game, failure: null });

  private async read(): Promise<void> {
    try {
      this.adopt(await ask(api.GET("/v1/games/{id}", { params: { path: { id: this.id } } })));
    } catch (failure) {
      this.store.update((now) => ({ ...now, failure }));
    }
  }
}

let last: { id: string; store: SummaryStore } | null = null;
onSignOut(() => void (last = null));

/** The store of a game. The newest one is kept, so that panels that open later share it. */
export function summaryOf(id: string): SummaryStore {
  if (last?.id !== id) last = { id, store: new SummaryStore(id) };
  return last.store;
}
