/**
 * What this browser keeps. Settings of the device stay after signing out; everything private (drafts, caches, tokens, what was last seen)
 * is kept under names that begin with PRIVATE and is deleted at sign-out, also when the module that wrote it is not loaded.
 */
const PRIVATE = "salon:private:";
const DEVICE = "salon:device:";

const cleaners = new Set<() => void | Promise<void>>();

/** Registers what has to be forgotten at sign-out beside the private storage: values in memory, other databases. */
export function onSignOut(clean: () => void | Promise<void>): () => void {
  cleaners.add(clean);
  return () => cleaners.delete(clean);
}

/** Deletes all private data of this browser. */
export async function wipePrivate(): Promise<void> {
  for (const area of areas()) {
    for (const name of Object.keys(area)) if (name.startsWith(PRIVATE)) area.removeItem(name);
  }
  await Promise.allSettled([...cleaners].map(async (clean) => clean()));
}

/** Reads private data, or undefined if there is none or it cannot be read. */
export const readPrivate = <T>(name: string): T | undefined => read(PRIVATE + name);
/** Keeps private data until sign-out; `undefined` deletes it. */
export const writePrivate = (name: string, value: unknown): void => write(PRIVATE + name, value);
/** The names of private data that begin with `prefix`. */
export function privateNames(prefix: string): string[] {
  const all = local() ? Object.keys(localStorage) : [];
  return all.filter((name) => name.startsWith(PRIVATE + prefix)).map((name) => name.slice(PRIVATE.length));
}
/** Calls `run` when another tab changes private data; undefined if it was deleted. */
export function whenPrivateChanges(name: string, run: (value: unknown) => void): void {
  addEventListener("storage", (event) => {
    if (event.key === PRIVATE + name) run(event.newValue === null ? undefined : JSON.parse(event.newValue));
  });
}
/** Reads a setting of this device. */
export const readDevice = <T>(name: string): T | undefined => read(DEVICE + name);
/** Keeps a setting of this device; `undefined` deletes it. */
export const writeDevice = (name: string, value: unknown): void => write(DEVICE + name, value);

/** The storage, or undefined where the browser refuses it (private modes, blocked cookies). */
function local(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

function areas(): Storage[] {
  try {
    return [localStorage, sessionStorage];
  } catch {
    return [];
  }
}

function read<T>(name: string): T | undefined {
  try {
    const text = local()?.getItem(name);
    return text ? (JSON.parse(text) as T) : undefined;
  } catch {
    return undefined;
  }
}

function write(name: string, value: unknown): void {
  try {
    if (value === undefined) local()?.removeItem(name);
    else local()?.setItem(name, JSON.stringify(value));
  } catch {
    // A full or refused storage must not stop a page: what is kept there is a convenience.
  }
}
