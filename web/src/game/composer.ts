/**
 * Composes a turn: adds and removes steps, has each preview made by the server, takes the steps that have one answer, and sends the
 * array exactly once. Used by the store; the pure part is draft.ts.
 */
import { isProblem, ServerAway } from "@/app/problem";
import { Backoff, sleep } from "salon-client/retry";
import {
  add, automaticTail, beginSending, commandsOf, emptyDraft, hasChosen, keep, MAX_AUTOMATIC, onlyChoice, undo, type Draft,
} from "./draft";
import type { GameStore } from "./store";
import type { BotLevel, Choice, EventView, PreviewAnswer } from "./types";

/** What the page shows of where a draft leads to. */
const PREVIEW_FIELDS = "players,status_words,decision,choices,score";
/** The game has changed since the draft was composed. */
const CONFLICT_CODES = ["version_mismatch", "conflict", "no_such_version"];

export class Composer {
  /** Counts the changes of the draft, so that answers to older ones are dropped. */
  private round = 0;
  private readonly closing = new AbortController();
  /** The preview that is being made. */
  private running: Promise<void> = Promise.resolve();
  /** The last choice that was tried out. */
  private tried: { asked: string; answer: Promise<PreviewAnswer | null> } | null = null;

  constructor(private readonly game: GameStore) {}

  close(): void {
    this.closing.abort();
  }

  /** Takes up the draft of an earlier visit; an array without an answer is sent again under its key. */
  async restore(): Promise<void> {
    const draft = this.game.kept.read();
    const { live } = this.game.get();
    if (!draft || !live) return this.preview(emptyDraft(live));
    if (draft.sending) {
      this.change(draft);
      return this.deliver();
    }
    this.change({ ...draft });
    if (draft.base === live.version && draft.line === (live.line ?? null)) return this.preview(draft);
    const missed = await this.game.api.state({ since: draft.base, include: "events" }).catch(() => null);
    return this.rebase(missed?.events?.items ?? []);
  }

  async choose(choice: Choice): Promise<void> {
    // A choice made while the last step is still being tried out waits, and counts if it is still legal then.
    await this.running;
    const { draft, live, moment, preview } = this.game.get();
    // What can follow a step is known once it was tried out.
    const state = draft.steps.length > 0 ? preview?.state : live;
    if (!live || moment !== null || !isAmong(choice, state?.choices)) return;
    const base = draft.steps.length > 0 ? draft : emptyDraft(live);
    this.game.dismiss();
    return this.preview(add(base, choice));
  }

  /** Previews the draft with one more choice, without changing it. */
  async tryOut(choice: Choice): Promise<PreviewAnswer | null> {
    const { draft } = this.game.get();
    const commands = [...commandsOf(draft), choice.command];
    const asked = JSON.stringify([draft.base, commands]);
    if (this.tried?.asked !== asked) {
      this.tried = { asked, answer: this.game.api.preview(commands, { include: "score" }).catch(() => null) };
    }
    return this.tried.answer;
  }

  async undo(): Promise<void> {
    const { draft } = this.game.get();
    if (draft.sending || !hasChosen(draft)) return;
    return this.preview(undo(draft));
  }

  /** Has the picture of the draft drawn again, in another size or theme. */
  async redraw(): Promise<void> {
    const { draft } = this.game.get();
    if (!draft.sending && draft.steps.length > 0) await this.preview(draft, true);
  }

  async clear(): Promise<void> {
    const { draft, live } = this.game.get();
    if (!draft.sending) return this.preview(emptyDraft(live));
  }

  /** The draft of an earlier version is tried again at the newest; what is still legal stays. */
  async rebase(missed?: EventView[]): Promise<void> {
    const { draft, live, news } = this.game.get();
    if (!live) return;
    const events = missed ?? news.filter((event) => event.seq >= draft.base);
    const had = draft.steps.filter((step) => !step.automatic).length;
    if (had === 0) return this.preview(emptyDraft(live));
    await this.preview({ ...draft, base: live.version, line: live.line ?? null, sending: null }, true);
    const kept = this.game.get().draft.steps.filter((step) => !step.automatic).length;
    this.game.set({ notice: { kind: "overtaken", events, kept, had } });
  }

  async hint(level: BotLevel): Promise<void> {
    const { live, draft } = this.game.get();
    if (!live || draft.sending) return;
    this.game.set({ busy: "hint" });
    try {
      const hint = await this.game.api.hint(level);
      this.game.set({ busy: null });
      let steps = 0;
      await this.clear();
      for (const command of hint.commands) {
        // The words of a command are those of the choice that it is; an automatic step may have been taken already.
        const { draft, preview, live } = this.game.get();
        const wanted = JSON.stringify(command);
        if (JSON.stringify(draft.steps[steps]?.command) === wanted) {
          steps += 1;
          continue;
        }
        const state = preview?.state ?? live;
        const choice = state?.choices?.find((choice) => JSON.stringify(choice.command) === wanted);
        if (!choice) break;
        await this.choose(choice);
        steps += 1;
      }
      this.game.set({ notice: { kind: "hinted", level, steps } });
    } catch (error) {
      this.fail(error);
    }
  }

  async send(): Promise<void> {
    const { draft, busy, moment } = this.game.get();
    if (draft.steps.length === 0 || busy || moment !== null) return;
    if (!draft.sending) this.change(beginSending(draft, this.game.newKey()));
    return this.deliver();
  }

  /** Sends the array until there is an answer: the key makes a repetition harmless. */
  private async deliver(): Promise<void> {
    const backoff = new Backoff(500, 10_000);
    for (;;) {
      const { draft, live } = this.game.get();
      if (!draft.sending || !live) return;
      this.game.set({ busy: "sending" });
      try {
        const answer = await this.game.api.send(draft.sending, { since: draft.base }, this.game.frame);
        this.round += 1;
        this.change(emptyDraft(answer.state ?? live), { busy: null, preview: null });
        if (answer.state) this.game.adopt(answer.state);
        else await this.game.refresh();
        const events = (answer.state?.events?.items ?? []).filter((event) => event.seq < answer.version);
        this.game.set({ notice: { kind: "sent", events } });
        return this.game.catchUp();
      } catch (error) {
        if (isProblem(error) && error.status !== 503 && error.status < 500) return this.refused(error);
        this.game.set({ busy: null, notice: { kind: "unanswered" } });
        if (!(error instanceof ServerAway) && !isProblem(error)) console.error(error);
        await sleep(backoff.next(isProblem(error) ? error.retryAfter : 0), this.closing.signal);
        if (this.closing.signal.aborted) return;
      }
    }
  }

  private async refused(error: unknown): Promise<void> {
    const { draft } = this.game.get();
    if (isProblem(error, ...CONFLICT_CODES)) {
      this.change({ ...draft, sending: null }, { busy: null });
      const { live } = this.game.get();
      await this.game.refresh();
      // Without a change in the meantime nothing judged the draft again.
      if (this.game.get().live?.version === live?.version) await this.rebase();
      return;
    }
    this.change({ ...draft, sending: null });
    this.fail(error);
  }

  /** Has the draft previewed by the server, and takes the steps that have one answer. */
  private preview(wanted: Draft, silent = false): Promise<void> {
    this.running = this.makePreview(wanted, silent);
    return this.running;
  }

  private async makePreview(wanted: Draft, silent: boolean): Promise<void> {
    const round = (this.round += 1);
    let draft = wanted;
    let answer: PreviewAnswer | null = null;
    this.change(draft, draft.steps.length === 0 ? { preview: null, busy: null } : { busy: "preview" });
    try {
      for (;;) {
        if (draft.steps.length > 0) answer = await this.game.api.preview(commandsOf(draft), { include: PREVIEW_FIELDS }, this.game.frame);
        if (round !== this.round) return;
        if (answer && answer.version !== draft.base) return this.overtake(round);
        const state = answer ? (answer.stops_at ? undefined : answer.state) : this.game.get().live;
        const only = onlyChoice(state ?? undefined);
        if (!only || automaticTail(draft) >= MAX_AUTOMATIC) break;
        draft = add(draft, only, true);
      }
      this.change(draft, { preview: answer, busy: null });
    } catch (error) {
      if (round !== this.round) return;
      const index = isProblem(error) ? error.document?.refusal?.index : undefined;
      if (index === undefined) {
        this.change(wanted, { preview: null });
        return this.fail(error);
      }
      // The first steps are legal without the refused one.
      await this.makePreview(keep(draft, Math.min(index, draft.steps.length - 1)), silent);
      if (!silent) this.fail(error);
    }
  }

  /** A preview was made at a newer version than the draft is from. */
  private async overtake(round: number): Promise<void> {
    await this.game.refresh();
    // A newer state judges the draft again by itself; one that was there already does not.
    if (round === this.round) await this.rebase();
  }

  private fail(error: unknown): void {
    if (isProblem(error, "command_refused")) {
      const refusal = error.document?.refusal;
      const notice = { kind: "refused" as const, detail: refusal?.detail ?? error.message, code: refusal?.code ?? error.code };
      return this.game.set({ busy: null, notice });
    }
    if (isProblem(error)) return this.game.set({ busy: null, notice: { kind: "problem", problem: error } });
    // The connection is reported by the page; the draft stays.
    this.game.set({ busy: null });
    if (!(error instanceof ServerAway)) console.error(error);
  }

  private change(draft: Draft, other: Partial<ReturnType<GameStore["get"]>> = {}): void {
    this.game.kept.write(hasChosen(draft) || draft.sending ? draft : null);
    this.game.set({ draft, ...other });
  }
}

/** Whether a choice is one of these, by its command. */
function isAmong(choice: Choice, choices: readonly Choice[] = []): boolean {
  const wanted = JSON.stringify(choice.command);
  return choices.some((other) => JSON.stringify(other.command) === wanted);
}
