/** The plans of the caller's seat, and the words of their commands, which this browser keeps: the API has commands only. */
import { api, ask } from "@/app/api";
import { me } from "@/app/session";
import { readPrivate, writePrivate } from "@/app/storage";
import { Store, type Readable } from "@/app/store";
import { language } from "@/i18n/messages";
import { forecast } from "./forecast";
import { keyOf, orderOf, wordsOf, type CommandWords, type PlanDraft } from "./plans";
import { plain } from "./table";
import type { Choice, Command, Plan, PlanOrder, PlanPreview } from "./types";

/** The most requests that are spent on finding words of commands after one reading of the plans. */
const MAX_LEARNING_REQUESTS = 10;

export interface PlansState {
  /** The oldest first, which is the order in which they are tried; null until they were read. */
  plans: Plan[] | null;
  /** What each would do now, by id. */
  previews: { [plan: string]: PlanPreview };
  failure: unknown;
}

export class PlansStore implements Readable<PlansState> {
  private readonly store = new Store<PlansState>({ plans: null, previews: {}, failure: null });

  constructor(private readonly id: string) {}

  get = (): PlansState => this.store.get();
  subscribe = (run: (state: PlansState) => void): (() => void) => this.store.subscribe(run);

  private get params() {
    return { path: { id: this.id } };
  }

  private get wordsName(): string {
    return `plan-words:${me()?.id ?? "nobody"}:${this.id}:${language.get()}`;
  }

  /** Reads the plans and what each would do now. */
  refresh = async (): Promise<void> => {
    try {
      const { items } = await ask(api.GET("/v1/games/{id}/plans", { params: this.params }));
      this.store.update((now) => ({ ...now, plans: items, failure: null }));
      const tried = await Promise.all(items.map(async (plan) => [plan.id, await this.preview(plan).catch(() => null)] as const));
      const previews = Object.fromEntries(tried.filter((one): one is [string, PlanPreview] => one[1] !== null));
      this.store.update((now) => ({ ...now, previews }));
      if (await this.learn(items)) this.store.update((now) => ({ ...now }));
    } catch (failure) {
      this.store.update((now) => ({ ...now, failure }));
    }
  };

  /**
   * Finds the words of plans that were made in another browser or language: those of the choices that the server foresees. Returns
   * whether there are new ones. What cannot be foreseen stays in plain fields.
   */
  private async learn(plans: readonly Plan[]): Promise<boolean> {
    let requests = 0;
    let isNew = false;
    for (const { decision, alternatives } of plans) {
      for (const { commands } of alternatives) {
        for (const [index, command] of commands.entries()) {
          if (this.kept()[keyOf(command)] || (requests += 1) > MAX_LEARNING_REQUESTS) continue;
          const ahead = await forecast(this.id, { decision, commands: commands.slice(0, index) }).catch(() => null);
          const found = ahead?.choices.find((choice) => keyOf(choice.command) === keyOf(command));
          if (!found) break;
          const label = index === 0 ? ahead?.decision?.label : undefined;
          const first: CommandWords = label ? { [`decision ${decision}`]: { label, sentence: label } } : {};
          writePrivate(this.wordsName, { ...this.kept(), ...first, [keyOf(command)]: { label: found.label, sentence: found.sentence } });
          isNew = true;
        }
      }
    }
    return isNew;
  }

  /** What would become of a plan now. */
  preview = (plan: PlanOrder): Promise<PlanPreview> => {
    const { decision, acts, alternatives, conditions } = plan;
    const body = { decision, ...(acts && { acts }), alternatives, conditions: conditions ?? [] };
    return ask(api.POST("/v1/games/{id}/plan-preview", { params: this.params, body }));
  };

  /** Stores what was composed: a new plan, or in the place of another one. */
  save = async (draft: PlanDraft): Promise<void> => {
    const body = orderOf(draft);
    if (!body) return;
    this.keepWords(wordsOf(draft), draft);
    if (draft.replaces === null) await ask(api.POST("/v1/games/{id}/plans", { params: this.params, body }));
    else await ask(api.PUT("/v1/games/{id}/plans/{plan}", { params: { path: { id: this.id, plan: draft.replaces } }, body }));
    await this.refresh();
  };

  remove = async (plan: string): Promise<void> => {
    await ask(api.DELETE("/v1/games/{id}/plans/{plan}", { params: { path: { id: this.id, plan } } }));
    await this.refresh();
  };

  /** The words of a command: those kept here, those of the choices now, else its plain fields. */
  words = (command: Command, choices: readonly Choice[] = []): { label: string; sentence: string } => {
    const key = keyOf(command);
    const known = this.kept()[key] ?? choices.find((choice) => keyOf(choice.command) === key);
    if (known) return { label: known.label, sentence: known.sentence };
    const { kind, ...fields } = command as { kind: string };
    const rest = Object.entries(fields).map(([name, value]) => `${plain(name)}: ${typeof value === "object" ? JSON.stringify(value) : String(value)}`);
    const label = [plain(kind), ...rest].join(", ");
    return { label, sentence: label };
  };

  /** The words of a decision that was planned here, else its plain name. */
  decisionLabel = (decision: string): string => this.kept()[`decision ${decision}`]?.label ?? plain(decision);

  private kept(): CommandWords {
    return readPrivate<CommandWords>(this.wordsName) ?? {};
  }

  private keepWords(words: CommandWords, draft: PlanDraft): void {
    const label = draft.decisionLabel;
    const decision = draft.decision ? { [`decision ${draft.decision}`]: { label, sentence: label } } : {};
    writePrivate(this.wordsName, { ...this.kept(), ...words, ...decision });
  }
}
