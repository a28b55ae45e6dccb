/** Runs an operation that a person asked for: one at a time, with its failure kept for the page. */
import { Store, type Readable } from "@/app/store";

export interface ActState {
  /** The name of the operation that is running. */
  busy: string | null;
  failure: unknown;
}

export class Act implements Readable<ActState> {
  private readonly store = new Store<ActState>({ busy: null, failure: null });

  get = (): ActState => this.store.get();
  subscribe = (run: (state: ActState) => void): (() => void) => this.store.subscribe(run);

  /** Runs `operation` unless another one is running. Returns whether it succeeded. */
  run = async (name: string, operation: () => Promise<unknown>): Promise<boolean> => {
    if (this.get().busy) return false;
    this.store.set({ busy: name, failure: null });
    try {
      await operation();
      this.store.set({ busy: null, failure: null });
      return true;
    } catch (failure) {
      this.store.set({ busy: null, failure });
      return false;
    }
  };

  clear = (): void => this.store.update((now) => ({ ...now, failure: null }));
}
