/** The areas of the message catalogue. Those of the game are in `game-areas.ts`. */
import type { Area } from "./messages";

/** Frame of every page: navigation, keys, errors, times. Always loaded. */
export const common = { load: { en: () => import("./en/common"), fr: () => import("./fr/common") } } satisfies Area<typeof import("./en/common").default>;
export const account = { load: { en: () => import("./en/account"), fr: () => import("./fr/account") } } satisfies Area<typeof import("./en/account").default>;
export const home = { load: { en: () => import("./en/home"), fr: () => import("./fr/home") } } satisfies Area<typeof import("./en/home").default>;
export const tables = { load: { en: () => import("./en/tables"), fr: () => import("./fr/tables") } } satisfies Area<typeof import("./en/tables").default>;
