/** Something that is read from the server: its state, the last good value, and reading it again when the connection comes back. */
import { connection } from "./connection";
import { isAborted, ServerAway } from "./problem";
import { Store } from "./store";

export type Loaded<T> =
  | { state: "loading"; value?: T }
  | { state: "ready"; value: T }
  /** The last good value stays, if there is one. */
  | { state: "failed"; error: unknown; value?: T };

export class Resource<T> extends Store<Loaded<T>> {
  private latest = 0;
  private readonly unwatch: () => void;

  constructor(private readonly read: () => Promise<T>) {
    super({ state: "loading" });
    this.unwatch = connection.subscribe(({ online }) => {
      const now = this.get();
      if (online && now.state === "failed" && now.error instanceof ServerAway) void this.load();
    });
  }

  /** Reads it; a later call wins over an earlier one that is still under way. */
  load = async (): Promise<void> => {
    const turn = ++this.latest;
    const before = this.get().value;
    if (this.get().state === "failed" && before === undefined) this.set({ state: "loading" });
    try {
      const value = await this.read();
      if (turn === this.latest) this.set({ state: "ready", value });
    } catch (error) {
      if (turn !== this.latest || isAborted(error)) return;
      this.set({ state: "failed", error, ...(before !== undefined && { value: before }) });
    }
  };

  /** Ends watching the connection. */
  close = (): void => {
    this.latest = -1;
    this.unwatch();
  };
}
