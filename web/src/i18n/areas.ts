/** The areas of the message catalogue. Those of the game are in `game-areas.ts`. */
import type { Area } from "./messages";

/** Frame of every page: navigation, keys, errors, times. Always loaded. */
export const common = { load: { en: () => import("./en/common"), fr: () => import("./fr/common") } } satisfies Area<typeof import("./en/common").default>;
export const account = { load: { en: () => import("./en/account"), fr: () => import("./fr/account") } } satisfies Area<typeof import("./en/account").default>;
export const home = { load: { en: () => import("./en/home"), fr: () => import("./fr/home") } } satisfies Area<typeof import("./en/home").default>;
export const tables = { load: { en: () => import("./en/tables"), fr: () => import("./fr/tables") } } satisfies Area<typeof import("./en/tables").default>;
/** Settings of the account; `programs` are tokens, bots, webhooks. */
export const settings = { load: { en: () => import("./en/settings"), fr: () => import("./fr/settings") } } satisfies Area<typeof import("./en/settings").default>;
export const programs = { load: { en: () => import("./en/programs"), fr: () => import("./fr/programs") } } satisfies Area<typeof import("./en/programs").default>;
export const people = { load: { en: () => import("./en/people"), fr: () => import("./fr/people") } } satisfies Area<typeof import("./en/people").default>;
export const about = { load: { en: () => import("./en/about"), fr: () => import("./fr/about") } } satisfies Area<typeof import("./en/about").default>;
