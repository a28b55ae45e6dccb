/** Short messages: announced to screen readers and shown for a while at the edge of the page. */
import { Store, type Readable } from "./store";

export interface Toast {
  id: number;
  text: string;
  kind: "info" | "success" | "error";
  /** One thing the person can do about it. */
  action?: { label: string; run: () => void };
}

/** How long a notice is shown, in milliseconds. An error, and one with an action, stays until it is closed. */
const SHOWN_MS = 6_000;

const current = new Store<readonly Toast[]>([]);
export const notices: Readable<readonly Toast[]> = current;
let last = 0;

/** Shows and announces a short message. */
export function say(text: string, options: { kind?: Toast["kind"]; action?: Toast["action"] } = {}): void {
  const id = ++last;
  const notice: Toast = { id, text, kind: options.kind ?? "info", ...(options.action && { action: options.action }) };
  current.update((all) => [...all.filter((other) => other.text !== text), notice].slice(-3));
  if (!notice.action && notice.kind !== "error") setTimeout(() => dismiss(id), SHOWN_MS);
}

export function dismiss(id: number): void {
  current.update((all) => all.filter((notice) => notice.id !== id));
}

const spoken = new Store("");
/** What only a screen reader says. */
export const announcement: Readable<string> = spoken;

/** Announces a change that everyone else sees, for example the new state of a board. */
export function announce(text: string): void {
  // The same text twice is a change only if something between differs.
  spoken.set("");
  setTimeout(() => spoken.set(text), 50);
}
