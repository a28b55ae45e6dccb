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

export function reportAnswer(): void {
  if (!current.get().online) current.set({ online: true });
}

export function reportSilence(): void {
  if (current.get().online) current.set({ online: false, since: new Date() });
}
