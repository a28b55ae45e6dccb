/** The areas of the message catalogue for the game page: loaded together with it. */
import type { Area } from "./messages";

/** Board, decision, draft. */
export const game = { load: { en: () => import("./en/game"), fr: () => import("./fr/game") } } satisfies Area<typeof import("./en/game").default>;
/** History, log, talk, notes, result, menu. */
export const gameSide = { load: { en: () => import("./en/game-side"), fr: () => import("./fr/game-side") } } satisfies Area<typeof import("./en/game-side").default>;
/** A table that has not started; loaded with its component. */
export const lobby = { load: { en: () => import("./en/lobby"), fr: () => import("./fr/lobby") } } satisfies Area<typeof import("./en/lobby").default>;
/** Plans; loaded with their panel. */
export const plans = { load: { en: () => import("./en/plans"), fr: () => import("./fr/plans") } } satisfies Area<typeof import("./en/plans").default>;

export const gameAreas = [game, gameSide];
