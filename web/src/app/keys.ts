/**
 * Single-key shortcuts. A page registers what its keys do while it is shown; `?` lists them all. They can be switched off in the settings,
 * and never fire while the person types or with Ctrl, Alt or Meta.
 */
import { settings } from "./settings";
import { Store, type Readable } from "./store";

export interface Shortcut {
  /** As `KeyboardEvent.key`, letters in lower case: "n", "?", "[", "Enter". */
  key: string;
  /** What it does, for the list of keys. */
  label: string;
  run: (event: KeyboardEvent) => void;
  /** Whether it can be used now; it stays in the list. */
  when?: () => boolean;
  /** Whether it works while a dialog is open: only for shortcuts of that dialog. */
  inDialog?: boolean;
  /** The heading in the list of keys. */
  group?: string;
}

const layers = new Store<readonly (readonly Shortcut[])[]>([]);
/** All shortcuts that are registered now, the page's own last. */
export const shortcuts: Readable<readonly (readonly Shortcut[])[]> = layers;

/** Registers shortcuts; the newest registration of a key is used. Returns a function that removes them. */
export function bindKeys(added: readonly Shortcut[]): () => void {
  layers.update((all) => [...all, added]);
  return () => layers.update((all) => all.filter((layer) => layer !== added));
}

/** The shortcut of a key, if shortcuts are on: for `aria-keyshortcuts` and `<kbd>` beside a button. */
export const keysAreOn = (): boolean => settings.get().keys;

const TYPED_IN = "input:not([type=checkbox]):not([type=radio]):not([type=range]):not([type=button]), textarea, select, [contenteditable=true]";

/** Listens for keys. */
export function startKeys(): void {
  document.addEventListener("keydown", (event) => {
    if (!settings.get().keys || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return;
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest(TYPED_IN)) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const isDialogOpen = document.querySelector("dialog:modal") !== null;
    for (const layer of [...layers.get()].reverse()) {
      const found = layer.find((shortcut) => shortcut.key === key && (shortcut.when?.() ?? true));
      if (!found || (isDialogOpen && !found.inDialog)) continue;
      event.preventDefault();
      return found.run(event);
    }
  });
}
