/**
 * A turn that is composed before it is sent: a list of steps, each a legal command with its words. Pure functions; the store calls
 * them. A draft belongs to one version of the game and is sent as one array, so it can never be half accepted.
 */
import type { Choice, Command, GameState, PreviewAnswer } from "./types.js";

/** A command of the draft with what a person reads and what it points at. */
export interface Step {
  command: Command;
  label: string;
  sentence: string;
  group_label: string;
  parts: string[];
  piece: string | null;
  /** Whether it was the only choice and was added without asking. */
  automatic: boolean;
}

/** An array that was sent and has no answer yet. It is repeated with the same key until there is one. */
export interface Sending {
  key: string;
  /** The value of `If-Match`. */
  tag: string;
  commands: Command[];
}

export interface Draft {
  /** The version of the game that the first step was chosen at. */
  base: number;
  /** The line of play of a sandbox. */
  line: number | null;
  steps: Step[];
  sending: Sending | null;
}

/** The largest number of commands that the server takes in one array. */
export const MAX_STEPS = 100;
/** More consecutive automatic steps than this are offered, not taken: a game of one answer each would run on by itself. */
export const MAX_AUTOMATIC = 20;

export function emptyDraft(state?: Pick<GameState, "version" | "line"> | null): Draft {
  return { base: state?.version ?? 0, line: state?.line ?? null, steps: [], sending: null };
}

export function stepOf(choice: Choice, automatic = false): Step {
  const { command, label, sentence, group_label, parts } = choice;
  return { command, label, sentence, group_label, parts: [...parts], piece: choice.piece ?? null, automatic };
}

export function commandsOf(draft: Draft): Command[] {
  return draft.steps.map((step) => step.command);
}

/** Adds a step. A draft that is being sent, or is full, stays as it is. */
export function add(draft: Draft, choice: Choice, automatic = false): Draft {
  if (draft.sending || draft.steps.length >= MAX_STEPS) return draft;
  return { ...draft, steps: [...draft.steps, stepOf(choice, automatic)] };
}

/** Removes the last chosen step and the automatic ones that followed from it. */
export function undo(draft: Draft): Draft {
  if (draft.sending) return draft;
  const last = draft.steps.findLastIndex((step) => !step.automatic);
  return { ...draft, steps: draft.steps.slice(0, Math.max(last, 0)) };
}

/** Keeps the first `count` steps, without automatic ones at the end that belonged to a removed step. */
export function keep(draft: Draft, count: number): Draft {
  return { ...draft, steps: draft.steps.slice(0, Math.max(count, 0)), sending: null };
}

/** Whether a person chose anything in it. */
export function hasChosen(draft: Draft): boolean {
  return draft.steps.some((step) => !step.automatic);
}

/** The only choice of a decision: taken without asking. Choices without a decision are voluntary and always asked. */
export function onlyChoice(state: GameState | undefined): Choice | null {
  const [choice, ...others] = state?.choices ?? [];
  return state?.decision && choice && others.length === 0 ? choice : null;
}

/** The automatic steps at the end of the draft. */
export function automaticTail(draft: Draft): number {
  return draft.steps.length - 1 - draft.steps.findLastIndex((step) => !step.automatic);
}

/** The value of `If-Match` for the version that the draft was composed at. */
export function tagOf(draft: Pick<Draft, "base" | "line">): string {
  return draft.line === null ? `"${draft.base}"` : `"${draft.base}.r${draft.line}"`;
}

/** Prepares the array for sending, under a key that stays until the answer. */
export function beginSending(draft: Draft, key: string): Draft {
  return draft.sending ? draft : { ...draft, sending: { key, tag: tagOf(draft), commands: commandsOf(draft) } };
}

/** What a draft leads to, as far as the server tells. */
export type Ending =
  /** The seat still has to decide something. */
  | { kind: "due"; label: string; sentence: string }
  /** Something hidden is uncovered: nothing can be composed beyond it. */
  | { kind: "uncovers"; label: string | null }
  /** The turn is complete. */
  | { kind: "complete" };

export function endingOf(preview: PreviewAnswer): Ending {
  if (preview.stops_at) return { kind: "uncovers", label: preview.stops_at_words?.label ?? null };
  const decision = preview.state?.decision;
  return decision ? { kind: "due", label: decision.label, sentence: decision.sentence } : { kind: "complete" };
}

/** Reads a stored draft; null if it is not one. */
export function parseDraft(value: unknown): Draft | null {
  if (typeof value !== "object" || value === null) return null;
  const { base, line, steps, sending } = value as Partial<Draft>;
  const isStep = (step: unknown) => typeof step === "object" && step !== null && "command" in step && "label" in step;
  if (typeof base !== "number" || !Array.isArray(steps) || !steps.every(isStep)) return null;
  const isSending = typeof sending?.key === "string" && typeof sending.tag === "string" && Array.isArray(sending.commands);
  return { base, line: typeof line === "number" ? line : null, steps, sending: isSending ? sending : null };
}
