/**
 * The plan that is being composed, shared by its panel and the board: while there is one, the board offers the choices of the plan
 * instead of those of the turn, so that a plan is composed by pointing like a turn.
 */
import { Store } from "@/app/store";
import type { Step } from "./draft";
import type { Pointing } from "./selection";
import type { Choice } from "./types";

export interface Planned {
  /** What can be chosen next. */
  choices: readonly Choice[];
  /** What was chosen for the alternative that is being composed. */
  steps: readonly Step[];
  /** What is pointed at, for board and list of the plan. */
  pointing: Pointing;
  /** What the plan decides, in a few words. */
  label: string;
  choose: (choice: Choice) => void;
  undo: () => void;
}

export const planning = new Store<Planned | null>(null);
