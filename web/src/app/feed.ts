/**
 * One stream of the account's feed for the whole page. Every notice is passed on to watchers; what waits for the person is read again
 * after each, so that home, the count in the title and `N` are always current.
 */
import { follow, type Item } from "salon-client/feed";
import { api, ask, type Schemas } from "./api";
import { reportSilence } from "./connection";
import { isProblem } from "./problem";
import { session } from "./session";
import { Store, type Readable } from "./store";

export type { Item };
/** A game that waits. `words` say what has to be decided. */
export type Turn = Schemas["Turn"];

/** Notices that arrive together cause one reading, this many milliseconds after the first. */
const COALESCE_MS = 150;

const current = new Store<readonly Turn[] | undefined>(undefined);
/** The games that wait for the person, most urgent first; undefined until they are read. */
export const turns: Readable<readonly Turn[] | undefined> = current;

const watchers = new Set<(item: Item) => void>();

/** Calls `run` for every notice that arrives from now on. */
export function onNews(run: (item: Item) => void): () => void {
  watchers.add(run);
  return () => watchers.delete(run);
}

/** Reads the turns again: after a move of one's own, and after notices. */
export async function refreshTurns(): Promise<readonly Turn[]> {
  const { turns: found } = await ask(api.GET("/v1/turns"));
  if (session.get().state === "in") current.set(found);
  return found;
}

/** The game to go to with `N`: the most urgent one that is not `except`. */
export function nextTurn(except?: string): Turn | undefined {
  const waiting = current.get() ?? [];
  return waiting.find((turn) => turn.game !== except) ?? waiting[0];
}

let timer: ReturnType<typeof setTimeout> | undefined;
function refreshSoon(): void {
  timer ??= setTimeout(() => {
    timer = undefined;
    refreshTurns().catch(() => undefined);
  }, COALESCE_MS);
}

/** Follows the feed while a person is signed in. */
export function startFeed(): void {
  let stop: AbortController | undefined;
  let account: string | undefined;
  session.subscribe((now) => {
    const next = now.state === "in" ? now.account.id : undefined;
    if (next === account) return;
    account = next;
    stop?.abort();
    current.set(undefined);
    if (!next) return;
    stop = new AbortController();
    void run(stop.signal);
  });
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible" && account) refreshSoon();
  });
}

async function run(signal: AbortSignal): Promise<void> {
  try {
    // From the newest item on: what is older is read by the pages that show it.
    const { next_cursor: cursor } = await ask(api.GET("/v1/account/feed", { params: { query: { limit: 1 } }, signal }));
    refreshSoon();
    for await (const item of follow(api, { cursor, signal })) {
      refreshSoon();
      for (const watcher of [...watchers]) watcher(item);
    }
  } catch (error) {
    if (signal.aborted || isProblem(error)) return;
    reportSilence();
    setTimeout(() => !signal.aborted && void run(signal), 3_000);
  }
}
