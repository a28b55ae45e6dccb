/** Settings of this device: language, theme, single-key shortcuts. Kept after signing out. */
import { Store, type Readable } from "./store";
import { readDevice, writeDevice } from "./storage";

export type Theme = "auto" | "light" | "dark";
export type Language = "en" | "fr";
export const LANGUAGES: readonly Language[] = ["en", "fr"];

export interface Settings {
  /** "auto" follows the account, else the browser. */
  language: "auto" | Language;
  theme: Theme;
  /** Whether single-key shortcuts work (WCAG 2.1.4). */
  keys: boolean;
}

const DEFAULTS: Settings = { language: "auto", theme: "auto", keys: true };

const current = new Store<Settings>({ ...DEFAULTS, ...readDevice<Partial<Settings>>("settings") });
export const settings: Readable<Settings> = current;

export function changeSettings(change: Partial<Settings>): void {
  const next = { ...current.get(), ...change };
  writeDevice("settings", next);
  current.set(next);
}

const darkQuery = globalThis.matchMedia?.("(prefers-color-scheme: dark)");
const shown = new Store<"light" | "dark">("light");
/** The theme that is shown now, for pictures with `?theme=`. */
export const theme: Readable<"light" | "dark"> = shown;

/** Applies the theme to the document and follows the setting and the system. */
export function applyTheme(): void {
  const apply = () => {
    const wanted = current.get().theme;
    if (wanted === "auto") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = wanted;
    shown.set(wanted === "auto" ? (darkQuery?.matches ? "dark" : "light") : wanted);
  };
  current.subscribe(apply);
  darkQuery?.addEventListener("change", apply);
}

/** Whether the person asked the system for less motion. */
export const wantsLessMotion = (): boolean => globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;
