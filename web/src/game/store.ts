/**
 * The state of one game in a page: a plain module that follows the store contract, so that components read it as `$game`.
 *
 *     const game = openGame({ api: gameApi(id), kept: keptDraft(account, id) });
 *     $game.live       the newest state that the server gave (GameState), null until the first answer
 *     $game.moment     the past version that is shown (`?at=`), null while the page shows the present
 *     $game.past       the state at that moment; null while it is loading
 *     $game.shown      what the board shows: the past moment, else where the draft leads to, else the newest state
 *     $game.draft      the turn that is being composed (draft.ts); `$game.preview` is what it leads to
 *     $game.busy       what the page waits for: "state", "preview", "sending", "hint", or null
 *     $game.notice     the last thing that a person has to know (refused, conflict, sent, ...), null once it was dismissed
 *     $game.news       events in words that arrived since the page was opened, the oldest first
 *     $game.failure    why the game cannot be shown (a Problem or ServerAway), null if it can
 *
 * Actions: `refresh()`, `goto(version | null)`, `choose(choice)`, `tryOut(choice)`, `undo()`, `clear()`, `send()`, `hint(level)`, `dismiss()`,
 * `draw(frame)` (asks for the picture in this size and theme), `adopt(state)` (takes over a state that another operation answered
 * with, for example `take-back`), `close()`. All of them are safe to call at any time. Past moments never touch the draft.
 */
import { isProblem, type Problem } from "@/app/problem";
import type { Readable } from "@/app/store";
import { Store } from "@/app/store";
import type { GameApi } from "./api";
import { Composer } from "./composer";
import { emptyDraft, type Draft } from "./draft";
import { Follower } from "./follower";
import { Pictures, sameFrame, type Picture } from "./pictures";
import type { BotLevel, Choice, EventView, Frame, GameState, PreviewAnswer } from "./types";

/** Something that a person has to know about the draft or the game. The words are in the message area `game`. */
export type DraftNotice =
  /** The rules refuse a step; what came before it is kept. */
  | { kind: "refused"; detail: string; code: string }
  /** Something happened meanwhile. `kept` of `had` chosen steps are still legal. */
  | { kind: "overtaken"; events: EventView[]; kept: number; had: number }
  /** The array was accepted. */
  | { kind: "sent"; events: EventView[] }
  /** There is no answer yet; it is repeated with the same key. */
  | { kind: "unanswered" }
  /** The server refuses the request for another reason. */
  | { kind: "problem"; problem: Problem }
  /** A bot proposed these steps; they are in the draft. */
  | { kind: "hinted"; level: BotLevel; steps: number };

export interface Game {
  live: GameState | null;
  moment: number | null;
  past: GameState | null;
  shown: GameState | null;
  draft: Draft;
  preview: PreviewAnswer | null;
  busy: "state" | "preview" | "sending" | "hint" | null;
  notice: DraftNotice | null;
  news: EventView[];
  failure: unknown;
  picture: Picture | null;
}

/** Where a draft is kept over a reload. */
export interface Kept {
  read(): Draft | null;
  write(draft: Draft | null): void;
}

export interface GameOptions {
  api: GameApi;
  kept: Kept;
  /** The moment of `?at=`. */
  moment?: number | null;
  /** How the board will be drawn, as far as is known before the page is laid out. */
  frame?: Frame | null;
  /** Makes an Idempotency-Key. */
  newKey: () => string;
  /** False for a page that shall not follow the game live. */
  follow?: boolean;
}

/** The newest events that are kept for the page. */
const MAX_NEWS = 200;
/** The past states that are kept. */
const MAX_PASTS = 60;

export class GameStore implements Readable<Game> {
  private readonly store: Store<Game>;
  private readonly composer: Composer;
  private readonly follower: Follower;
  private readonly pictures: Pictures;
  private loading: Promise<void> | null = null;
  private closed = false;
  /** How the board is drawn; states are asked for with their picture. */
  frame: Frame | null;
  /** Past states do not change: they are kept for stepping back and forth. */
  private readonly pasts = new Map<string, GameState>();
  /** The newest version that the stream told of. */
  private heard = 0;

  constructor(private readonly options: GameOptions) {
    this.store = new Store<Game>({
      live: null, moment: options.moment ?? null, past: null, shown: null, draft: emptyDraft(), preview: null, busy: null,
      notice: null, news: [], failure: null, picture: null,
    });
    this.frame = options.frame ?? null;
    this.composer = new Composer(this);
    this.pictures = new Pictures(options.api, this.frame, (picture) => this.set({ picture }));
    this.follower = new Follower(options.api, (version) => (version === null ? this.refresh() : this.catchUp(version)));
    void this.open();
  }

  get = (): Game => this.store.get();
  subscribe = (run: (game: Game) => void): (() => void) => this.store.subscribe(run);
  get api(): GameApi {
    return this.options.api;
  }
  get kept(): Kept {
    return this.options.kept;
  }
  newKey = (): string => this.options.newKey();

  choose = (choice: Choice): Promise<void> => this.composer.choose(choice);
  undo = (): Promise<void> => this.composer.undo();
  clear = (): Promise<void> => this.composer.clear();
  send = (): Promise<void> => this.composer.send();
  hint = (level: BotLevel = "master"): Promise<void> => this.composer.hint(level);
  /** What the draft would lead to with one more choice; null if that is not known. Changes nothing. */
  tryOut = (choice: Choice): Promise<PreviewAnswer | null> => this.composer.tryOut(choice);
  dismiss = (): void => this.set({ notice: null });

  /** Changes the snapshot and what follows from it. */
  set(change: Partial<Game>): void {
    if (this.closed) return;
    const next = { ...this.store.get(), ...change };
    next.shown = next.moment !== null ? next.past : (next.preview?.state ?? next.live);
    this.store.set(next);
    if (!("picture" in change)) this.pictures.follow(next);
  }

  /** Asks for the picture of the board in this size and theme, now and after every change. */
  draw = (frame: Frame): void => {
    if (sameFrame(frame, this.frame)) return;
    this.frame = frame;
    this.pictures.draw(frame, this.get());
    if (this.get().preview) void this.composer.redraw();
  };

  /** Goes on after the connection was lost: what was not tried out yet is. */
  resume = (): void => {
    const { draft, preview, busy } = this.get();
    if (draft.steps.length > 0 && !preview && !busy) void this.composer.redraw();
  };

  private async open(): Promise<void> {
    await this.refresh();
    const { live, moment } = this.get();
    if (live) await this.composer.restore();
    if (moment !== null) await this.goto(moment);
    if (this.options.follow !== false) this.follower.start(() => this.get().live);
  }

  /** Reads the newest state. Several calls at once share one request, and one more follows for what happened during it. */
  refresh = async (): Promise<void> => {
    if (this.closed) return;
    if (this.loading) {
      await this.loading;
      return this.loading ?? this.load();
    }
    return this.load();
  };

  /** Reads the newest state if the stream told of a newer one. While a move is being sent, its answer brings the state. */
  catchUp = async (version = 0): Promise<void> => {
    this.heard = Math.max(this.heard, version);
    const { live, busy } = this.get();
    if (busy !== "sending" && this.heard > (live?.version ?? 0)) await this.refresh();
  };

  private load(): Promise<void> {
    this.loading ??= this.read().finally(() => (this.loading = null));
    return this.loading;
  }

  private async read(): Promise<void> {
    const { live } = this.get();
    if (!live) this.set({ busy: "state" });
    try {
      const state = await this.api.state(live ? { since: live.version } : {}, this.frame);
      this.set({ failure: null, ...(!live && { busy: null }) });
      this.adopt(state);
    } catch (failure) {
      // A game that was shown stays on the screen while the server is away.
      const gone = isProblem(failure, "not_found", "unauthenticated", "invalid_token");
      this.set({ busy: null, ...((!live || gone) && { failure }) });
    }
  }

  /** Takes over a newer state; a draft that was composed on an older one is judged again. */
  adopt = (state: GameState): void => {
    const { live, news, draft, notice } = this.get();
    const sameLine = !live || (state.line ?? null) === (live.line ?? null);
    if (live && sameLine && state.version < live.version) return;
    const events = state.events?.items ?? [];
    const changed = !live || !sameLine || state.version !== live.version;
    const fresh = events.filter((event) => !live || event.seq >= live.version);
    this.set({ live: state, news: [...(sameLine ? news : []), ...fresh].slice(-MAX_NEWS) });
    // What others did after one's own move is told together with it.
    if (notice?.kind === "sent") this.set({ notice: { ...notice, events: [...notice.events, ...fresh] } });
    if (live && changed && !draft.sending) void this.composer.rebase();
  };

  /** Shows a past version, or the present with null. */
  goto = async (version: number | null): Promise<void> => {
    const { live } = this.get();
    if (version === null || (live && version >= live.version)) return this.set({ moment: null, past: null });
    const name = `${version}.${live?.line ?? ""} ${this.frame?.theme} ${this.frame?.width}`;
    this.set({ moment: version, past: this.pasts.get(name) ?? null });
    if (this.get().past) return;
    try {
      const past = await this.api.state({ at: version }, this.frame);
      this.pasts.set(name, past);
      if (this.pasts.size > MAX_PASTS) this.pasts.delete(this.pasts.keys().next().value!);
      if (this.get().moment === version) this.set({ past });
    } catch (failure) {
      if (this.get().moment !== version) return;
      if (isProblem(failure)) this.set({ moment: null, past: null, notice: { kind: "problem", problem: failure } });
    }
  };

  close = (): void => {
    this.closed = true;
    this.follower.stop();
    this.composer.close();
  };
}

export const openGame = (options: GameOptions): GameStore => new GameStore(options);
