/** Whether the server answers. Every request reports here; the page shows "offline since" and retries by itself. */
import { Store, type Readable } from "./store";

export interface Connection {
  online: boolean;
  /** Since when the server has not answered. */
  since?: Date;
}

const current = new Store<Connection>({ online: true });
export const connection: Readable<Connection> = current;

globalThis.addEventListener?.("offline", reportSilence);

/**
 * Reports an answer to a request that was sent at `sent` (`Date.now()`). An answer that was on its way when the connection was lost
 * says nothing about the server now: without another request nothing would report the silence again.
 */
export function reportAnswer(sent: number): void {
  const { online, since } = current.get();
  if (!online && (since === undefined || sent > since.getTime())) current.set({ online: true });
}

export function reportSilence(): void {
  if (current.get().online) current.set({ online: false, since: new Date() });
}
