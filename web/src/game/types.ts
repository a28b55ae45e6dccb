/** The types of the API that the game page uses, under short names. */
import type { components } from "salon-client/generated/openapi";

type Schemas = components["schemas"];

/** The state of a game; `picture` is the board as SVG text, drawn as `drawn` says. */
export type GameState = Schemas["GameState"] & { picture?: string; drawn?: Frame };
export type Choice = Schemas["Choice"];
export type Command = Choice["command"];
export type Decision = Schemas["Decision"];
export type Awaited = Schemas["Awaited"];
export type EventView = Schemas["EventView"];
export type StatePlayer = Schemas["StatePlayer"];
export type Words = Schemas["Words"];
export type Problem = Schemas["Problem"];
export type PreviewAnswer = Omit<Schemas["PreviewAnswer"], "state"> & { state?: GameState };
export type Answer = Omit<Schemas["Answer"], "state"> & { state?: GameState };
export type Hint = Schemas["Hint"];
export type BotLevel = Schemas["BotLevel"];
export type Turns = Schemas["Turns"];

/** How the picture of the board is drawn. */
export interface Frame {
  theme: "light" | "dark";
  /** In pixels, 320 to 1920; below 700 the picture has one column. */
  width: number;
}
