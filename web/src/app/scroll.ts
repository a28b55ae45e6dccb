/**
 * Where each page of the history was scrolled to, so that the back button leads to the same line. Pages load their content after they are
 * shown, which is too late for the browser's own restoration.
 */
const STORAGE_KEY = "salon:scroll";
/** The positions that are kept: the newest entries of the history. */
const MAX_ENTRIES = 50;
/** How long a page may grow until the position is given up, in milliseconds. */
const MAX_WAIT_MS = 4_000;

let positions = new Map<string, number>();
/** The position that the page to be shown shall have; null if it begins at its top. */
let wanted: number | null = null;
let isRestoring = false;

const entryOf = (state: unknown): string => (state as { entry?: string } | null)?.entry ?? "";

/** A state for a new entry of the history. */
export const newEntry = (): { entry: string } => ({ entry: `${Date.now()}.${Math.random()}` });

/** Notes positions from now on. */
export function startScroll(): void {
  history.scrollRestoration = "manual";
  try {
    positions = new Map(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? "[]") as [string, number][]);
  } catch {
    // Without a storage, positions are kept until a reload.
  }
  if (!entryOf(history.state)) history.replaceState(newEntry(), "");
  // A reload shows the same entry again.
  wanted = positions.get(entryOf(history.state)) ?? null;
  addEventListener("scroll", note, { passive: true });
  addEventListener("popstate", ({ state }) => {
    // A link within the page makes an entry without a state: the browser scrolls there itself.
    if (!entryOf(state)) return history.replaceState(newEntry(), "");
    wanted = positions.get(entryOf(state)) ?? 0;
  });
  addEventListener("pagehide", store);
}

function note(): void {
  if (wanted !== null || isRestoring) return;
  const entry = entryOf(history.state);
  positions.delete(entry);
  positions.set(entry, scrollY);
}

function store(): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...positions].slice(-MAX_ENTRIES)));
  } catch {
    // As above.
  }
}

/** Called when a page is shown: scrolls to where it was before, or to its top. `isFirst`: the browser opened the document with it. */
export function scrollShown(isFirst: boolean): void {
  const target = wanted;
  wanted = null;
  if (target !== null) restore(target);
  else if (!isFirst) scrollTo(0, 0);
}

/** Called when the page stays the same for another entry of the history. */
export function scrollSame(): void {
  if (wanted !== null) scrollShown(false);
}

/** Scrolls there as soon as the page is long enough, unless the person does something first. */
function restore(target: number): void {
  const given = new AbortController();
  const giveUp = () => given.abort();
  for (const kind of ["wheel", "pointerdown", "keydown", "touchstart"]) addEventListener(kind, giveUp, { signal: given.signal, passive: true });
  const deadline = performance.now() + MAX_WAIT_MS;
  isRestoring = true;
  const attempt = (): void => {
    const isOver = given.signal.aborted || wanted !== null || performance.now() > deadline;
    if (!isOver) scrollTo({ top: target, behavior: "instant" });
    if (isOver || Math.abs(scrollY - target) <= 1) {
      giveUp();
      isRestoring = false;
      return;
    }
    requestAnimationFrame(attempt);
  };
  attempt();
}
