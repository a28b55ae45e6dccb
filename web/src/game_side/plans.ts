/** A plan that is being composed: alternatives, each a draft of commands with its words, and conditions. Pure functions. */
import type { Choice, Command, Condition, Plan, PlanOrder } from "./types";

/** A command of a plan with what a person reads and, if it was chosen here, what it points at. */
export interface PlannedStep {
  command: Command;
  label: string;
  sentence: string;
  parts?: readonly string[];
  piece?: string | null;
}

export interface PlannedAlternative {
  steps: PlannedStep[];
  conditions: Condition[];
}

/** What is composed now. The last alternative takes the steps. */
export interface PlanDraft {
  /** The decision that the plan is for; null until the first step, unless it was picked. */
  decision: string | null;
  /** Whether a person picked the decision, so that it stays when all steps are undone. */
  picked: boolean;
  decisionLabel: string;
  acts: "at_once" | "at_deadline";
  alternatives: PlannedAlternative[];
  conditions: Condition[];
  /** The plan that is changed, or null for a new one. */
  replaces: string | null;
}

/** The limits of the API. */
export const MAX_ALTERNATIVES = 20;
export const MAX_CONDITIONS = 20;
export const MAX_COMMANDS = 100;

export function emptyPlan(): PlanDraft {
  return { decision: null, picked: false, decisionLabel: "", acts: "at_once", alternatives: [blank()], conditions: [], replaces: null };
}

function blank(): PlannedAlternative {
  return { steps: [], conditions: [] };
}

/** A plan for a decision that a person picked. */
export function planFor(decision: { kind: string; label: string }): PlanDraft {
  return { ...emptyPlan(), decision: decision.kind, decisionLabel: decision.label, picked: true };
}

/** The alternative that takes the next step. */
export function current(draft: PlanDraft): PlannedAlternative {
  return draft.alternatives.at(-1) ?? blank();
}

function withCurrent(draft: PlanDraft, change: (alternative: PlannedAlternative) => PlannedAlternative): PlanDraft {
  return { ...draft, alternatives: [...draft.alternatives.slice(0, -1), change(current(draft))] };
}

/** Adds a step to the current alternative. The first one decides what the plan is for. */
export function addStep(draft: PlanDraft, choice: Choice, decision: { kind: string; label: string }): PlanDraft {
  if (current(draft).steps.length >= MAX_COMMANDS) return draft;
  const { command, label, sentence, parts, piece = null } = choice;
  const next = withCurrent(draft, (one) => ({ ...one, steps: [...one.steps, { command, label, sentence, parts, piece }] }));
  return draft.decision === null ? { ...next, decision: decision.kind, decisionLabel: decision.label } : next;
}

/** Removes the last step, or an empty last alternative. */
export function undoStep(draft: PlanDraft): PlanDraft {
  if (current(draft).steps.length === 0) {
    return draft.alternatives.length > 1 ? { ...draft, alternatives: draft.alternatives.slice(0, -1) } : draft;
  }
  const next = withCurrent(draft, (one) => ({ ...one, steps: one.steps.slice(0, -1) }));
  const isEmpty = next.alternatives.every((one) => one.steps.length === 0);
  return isEmpty && !next.picked ? { ...next, decision: null, decisionLabel: "" } : next;
}

/** Begins another alternative, which is played when those before it are not legal. */
export function addAlternative(draft: PlanDraft): PlanDraft {
  if (current(draft).steps.length === 0 || draft.alternatives.length >= MAX_ALTERNATIVES) return draft;
  return { ...draft, alternatives: [...draft.alternatives, blank()] };
}

export function removeAlternative(draft: PlanDraft, index: number): PlanDraft {
  const left = draft.alternatives.filter((_, at) => at !== index);
  return left.length ? { ...draft, alternatives: left } : { ...draft, alternatives: [blank()] };
}

/** Moves an alternative one place towards the beginning. */
export function raiseAlternative(draft: PlanDraft, index: number): PlanDraft {
  const moved = draft.alternatives[index];
  const before = draft.alternatives[index - 1];
  if (!moved || !before) return draft;
  const next = [...draft.alternatives];
  next.splice(index - 1, 2, moved, before);
  return { ...draft, alternatives: next };
}

/** Adds a condition to the whole plan, or to one alternative. */
export function addCondition(draft: PlanDraft, condition: Condition, alternative: number | null): PlanDraft {
  if (alternative === null) {
    return draft.conditions.length >= MAX_CONDITIONS ? draft : { ...draft, conditions: [...draft.conditions, condition] };
  }
  return changeAlternative(draft, alternative, (one) =>
    one.conditions.length >= MAX_CONDITIONS ? one : { ...one, conditions: [...one.conditions, condition] },
  );
}

export function removeCondition(draft: PlanDraft, index: number, alternative: number | null): PlanDraft {
  const without = (conditions: Condition[]) => conditions.filter((_, at) => at !== index);
  if (alternative === null) return { ...draft, conditions: without(draft.conditions) };
  return changeAlternative(draft, alternative, (one) => ({ ...one, conditions: without(one.conditions) }));
}

function changeAlternative(draft: PlanDraft, index: number, change: (one: PlannedAlternative) => PlannedAlternative): PlanDraft {
  return { ...draft, alternatives: draft.alternatives.map((one, at) => (at === index ? change(one) : one)) };
}

/** The order to send, or null while there is nothing to store. Empty alternatives are left out. */
export function orderOf(draft: PlanDraft): PlanOrder | null {
  const alternatives = draft.alternatives
    .filter((one) => one.steps.length > 0)
    .map((one) => ({
      commands: one.steps.map((step) => step.command),
      ...(one.conditions.length > 0 && { conditions: one.conditions }),
    }));
  if (draft.decision === null || alternatives.length === 0) return null;
  return { decision: draft.decision, acts: draft.acts, alternatives, conditions: draft.conditions };
}

/** Words of commands, by command, kept with a plan so that it can be listed later. */
export type CommandWords = { [command: string]: { label: string; sentence: string } };

export function wordsOf(draft: PlanDraft): CommandWords {
  const steps = draft.alternatives.flatMap((one) => one.steps);
  return Object.fromEntries(steps.map(({ command, label, sentence }) => [keyOf(command), { label, sentence }]));
}

/** A key of a command that does not depend on the order of its fields. */
export function keyOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(keyOf).join()}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([name, item]) => `${JSON.stringify(name)}:${keyOf(item)}`).join()}}`;
}

/** Turns a stored plan into a draft that can be changed. */
export function draftOf(plan: Plan, words: (command: Command) => { label: string; sentence: string }, decisionLabel: string): PlanDraft {
  const alternatives = plan.alternatives.map((one) => ({
    steps: one.commands.map((command) => ({ command, ...words(command) })),
    conditions: [...(one.conditions ?? [])],
  }));
  return { decision: plan.decision, picked: true, decisionLabel, acts: plan.acts, alternatives, conditions: [...plan.conditions], replaces: plan.id };
}
