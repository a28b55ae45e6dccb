/**
 * The message catalogue: one file per language and area, loaded only when a page needs it. English defines the keys; French must have
 * exactly these (the type `Translation`), with the same placeholders (messages.test.ts).
 */
import { LANGUAGES, settings, type Language } from "@/app/settings";
import { Store, type Readable } from "@/app/store";

/** The forms of a text that depend on `{count}`, by the categories of Intl.PluralRules. */
export type Plural = { readonly one?: string; readonly many?: string; readonly other: string; readonly zero?: string };
export type Catalogue = { readonly [key: string]: string | Plural };
/** What a translation of an English catalogue must be: the same keys, a text for a text, forms for forms. */
export type Translation<E extends Catalogue> = { readonly [K in keyof E]: E[K] extends string ? string : Plural };

export interface Area<E extends Catalogue> {
  readonly load: { readonly [L in Language]: () => Promise<{ default: L extends "en" ? E : Translation<E> }> };
}

/** An area of any keys: what a route lists. */
export type AnyArea = { readonly load: { readonly [L in Language]: () => Promise<{ default: Catalogue }> } };

type Names<S> = S extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;
type NamesOf<V> = V extends string ? Names<V> : { [F in keyof V]: Names<V[F]> }[keyof V] | "count";
export type Value = string | number;
type Arguments<V> = [NamesOf<V>] extends [never] ? [] : [values: { readonly [N in NamesOf<V>]: Value }];
/** Looks up a message and fills its placeholders. Numbers are written in the reader's language. */
export type Translate<E extends Catalogue> = <K extends keyof E & string>(key: K, ...values: Arguments<E[K]>) => string;

const loaded = new Map<AnyArea, Catalogue>();
const shown = new Store<Language>("en");
/** The language that is shown. The whole page is built anew when it changes. */
export const language: Readable<Language> = shown;

/** Chooses the language: the setting, else that of the account, else that of the browser. */
export function chooseLanguage(account?: string | null): Language {
  const { language: wanted } = settings.get();
  const asked = wanted === "auto" ? [account, ...(globalThis.navigator?.languages ?? [])] : [wanted];
  for (const tag of asked) {
    const found = LANGUAGES.find((known) => known === tag?.slice(0, 2).toLowerCase());
    if (found) return found;
  }
  return "en";
}

/** Loads these areas in the language that is shown. */
export async function loadAreas(areas: readonly AnyArea[]): Promise<void> {
  const language = shown.get();
  const missing = areas.filter((area) => !loaded.has(area));
  const found = await Promise.all(missing.map((area) => area.load[language]()));
  // The language may have changed while the files were loading.
  if (language !== shown.get()) return loadAreas(areas);
  missing.forEach((area, index) => loaded.set(area, found[index]!.default));
}

/** Shows another language: loads every area in use, then changes `language`. */
export async function showLanguage(next: Language): Promise<void> {
  const areas = [...loaded.keys()];
  const found = await Promise.all(areas.map((area) => area.load[next]()));
  areas.forEach((area, index) => loaded.set(area, found[index]!.default));
  if (globalThis.document) document.documentElement.lang = next;
  shown.set(next);
}

/** The messages of an area that is loaded: those of a route before its page is shown. */
export function messages<E extends Catalogue>(area: Area<E>): Translate<E> {
  return (key, ...values) => {
    const catalogue = loaded.get(area);
    return format(shown.get(), catalogue?.[key] ?? key, values[0]);
  };
}

/** Fills the placeholders of a message. */
export function format(language: Language, message: string | Plural, values: { readonly [name: string]: Value } = {}): string {
  const text = typeof message === "string" ? message : pick(language, message, Number(values.count));
  return spaced(language, text).replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    if (value === undefined) return whole;
    return typeof value === "number" ? number(value, language) : value;
  });
}

/** Writes a number, a negative one with a minus sign instead of the hyphen of most locales. */
export const number = (value: number, language: Language = shown.get()): string => new Intl.NumberFormat(language).format(value).replace("-", "−");

/** French writes a space before some signs; it must not break the line there. */
const spaced = (language: Language, text: string): string => (language === "fr" ? text.replace(/ (?=[:;?!»%])|(?<=«) /g, "\u00a0") : text);

/** The full tag for `Intl`: the browser's own variant of the language that is shown, for example en-GB. */
export function localeTag(): string {
  const shownNow = shown.get();
  return globalThis.navigator?.languages?.find((tag) => tag.toLowerCase().startsWith(shownNow)) ?? shownNow;
}

function pick(language: Language, forms: Plural, count: number): string {
  if (count === 0 && forms.zero !== undefined) return forms.zero;
  const category = new Intl.PluralRules(language).select(count) as keyof Plural;
  return forms[category] ?? forms.other;
}
