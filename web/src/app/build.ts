/** Finds out whether the server has a newer page than the one that is open, by the name of the entry script in its index. */
import { Store, type Readable } from "./store";

const old = new Store(false);
/** Whether this page is older than the server's. A reload is offered; drafts are kept in the browser. */
export const isOutdated: Readable<boolean> = old;

/** At most one check in this many milliseconds. */
const CHECK_INTERVAL_MS = 60_000;
let checked = 0;

/** The entry script of this page: `/assets/index-….js`. */
const entry = (): string | undefined =>
  document.querySelector<HTMLScriptElement>('script[type="module"][src*="/assets/"]')?.getAttribute("src") ?? undefined;

/** Compares the builds. Called when a part of the page is missing and when the connection comes back. */
export async function checkBuild(now = false): Promise<boolean> {
  const own = entry();
  if (!own || old.get() || (!now && Date.now() - checked < CHECK_INTERVAL_MS)) return old.get();
  checked = Date.now();
  try {
    const response = await fetch("/", { cache: "no-cache", headers: { accept: "text/html" } });
    if (response.ok) old.set(!(await response.text()).includes(own));
  } catch {
    // The server is away; the next answer leads here again.
  }
  return old.get();
}
