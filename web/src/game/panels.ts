/** Which panel of the side is open. The page opens one by a button or a key; the side shows it and may close it. */
import { Store, type Readable } from "@/app/store";

export type Panel = "history" | "log" | "talk" | "notes" | "plans" | "result" | "deal";

const current = new Store<Panel | null>(null);
export const panel: Readable<Panel | null> = current;

/** Opens a panel; the side moves the focus there. */
export const openPanel = (next: Panel | null): void => current.set(next);
