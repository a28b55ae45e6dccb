/** A value that can be watched. Follows Svelte's store contract, so that components read it as `$store`. */
export interface Readable<T> {
  /** The value now. */
  get(): T;
  /** Calls `run` now and after every change; returns a function that ends this. */
  subscribe(run: (value: T) => void): () => void;
}

export class Store<T> implements Readable<T> {
  private readonly watchers = new Set<(value: T) => void>();

  constructor(private value: T) {}

  get(): T {
    return this.value;
  }

  set(value: T): void {
    if (Object.is(value, this.value)) return;
    this.value = value;
    for (const watcher of [...this.watchers]) watcher(value);
  }

  update(change: (value: T) => T): void {
    this.set(change(this.value));
  }

  subscribe(run: (value: T) => void): () => void {
    this.watchers.add(run);
    run(this.value);
    return () => this.watchers.delete(run);
  }
}
