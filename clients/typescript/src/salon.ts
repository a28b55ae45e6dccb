/** A client made of an address and a token, and the loop of a bot: what waits already, then what the feed tells. */
import createClient, { type Client } from "openapi-fetch";
import type { components, paths } from "./generated/openapi.js";
import { follow, type Item } from "./feed.js";
import { ignoring, Refused } from "./problems.js";
import { Backoff, REPEATABLE, retrying, sleep, Unavailable } from "./retry.js";

export type Answer = components["schemas"]["Answer"];
export type Choices = components["schemas"]["SeatChoices"];
export type Command = components["schemas"]["RulesetCommand"];

/** A decision that waits for the caller. */
export interface Turn {
  game: string;
  seat: number;
  decision: string;
  version: number;
  /** Every legal command, each ready to be returned. */
  legal: Command[];
  deadline: string | null;
  /** What to submit at: the version, and in a sandbox its line of play, so that nothing lands on another one. */
  tag: string | null;
}

type Now<T> = T | Promise<T>;
/** What to do: commands, taken all or none; nothing (null) leaves the decision for later. */
export type Choose = (turn: Turn) => Now<Command[] | null>;

export interface SalonOptions {
  /** How long a request is tried again, in milliseconds. */
  patience?: number;
  /** False to read the feed by long poll only. */
  streams?: boolean;
}

/** Somebody else was faster, or took moves back: the choices are other ones now. */
const LOOK_AGAIN = ["conflict", "no_such_version", "version_mismatch"];
/** Nothing is left to decide there. */
const NOTHING_TO_DO = ["game_not_running", "has_resigned", "not_a_player", "not_found"];
/** There is no seat to be had: the table was called off, has begun, is full, or is not for the caller. */
const NO_SEAT = ["bots_refused", "game_not_open", "not_found", "same_owner", "table_full", "too_many_games", "too_unreliable"];
/** The tag of what a game is at: its version, in a sandbox its line of play, and what else it depends on. */
const TAG = /^(?:W\/)?"(\d+)(?:\.[^"]*)?"$/;
/** So often a seat is asked back while everybody is moving. */
const TRIES = 8;
/** What is said at the end need not wait for a server that is away: what was handled comes again. */
const LAST_WORDS = 5000;
/** What went well for so long is no series of failures. */
const LONG = 300_000;
const repeatable = { headers: { [REPEATABLE]: "true" } };

/** One account's way to a server. */
export class Salon {
  /** The generated client, for everything else the API offers. */
  readonly client: Client<paths>;
  /** The item that was handled last. */
  cursor: string | undefined;
  private readonly stopping = new AbortController();
  private readonly settled = new Map<string, number>();
  private readonly streams: boolean;
  private marked: { at: number; cursor: string | undefined } = { at: 0, cursor: undefined };

  constructor(url: string, token: string, options: SalonOptions = {}) {
    // Said here and without the token: whatever stumbles over it later would print it.
    if (!/^[!-~]*$/.test(token.trim())) throw new TypeError("the token holds characters that no token has");
    if (!/^https?:\/\//.test(url)) throw new TypeError("the address has to begin with http:// or https://");
    const fetch = retrying(options.patience ?? 60_000);
    this.client = createClient<paths>({ baseUrl: url, headers: { authorization: `Bearer ${token.trim()}` }, fetch });
    this.streams = options.streams ?? true;
  }

  /** Lets `run` and `play` end: a move under way is finished, nothing else is begun. */
  stop(): void {
    this.stopping.abort();
  }

  /** Every item of the feed after the cursor, each once, until `stop`. */
  follow(cursor = this.cursor): AsyncGenerator<Item, void> {
    return follow(this.client, { cursor, signal: this.stopping.signal, streams: this.streams });
  }

  /** What the caller may do now. */
  choices(game: string): Promise<Choices> {
    return got(this.client.GET("/v1/games/{id}/choices", { params: { path: { id: game } } }));
  }

  /** The decision that waits for the caller, if one does. */
  async turn(game: string, signal?: AbortSignal): Promise<Turn | null> {
    const asked = this.client.GET("/v1/games/{id}/choices", { params: { path: { id: game } }, ...(signal && { signal }) });
    const choices = await got(asked);
    return readTurn(game, choices, (await asked).response.headers.get("etag"));
  }

  /** Submits commands at a version, or at the tag of a turn, once: a lost answer is asked for again under the same key. */
  submit(game: string, commands: Command[], version: number | string, key = newKey()): Promise<Answer> {
    const header = { "Idempotency-Key": key, "If-Match": typeof version === "string" ? version : `"${version}"` };
    const params = { path: { id: game }, header };
    return got(this.client.POST("/v1/games/{id}/commands", { params, body: { commands } }));
  }

  /** Takes a seat, and says whether the caller has one now: an invitation may come too late. */
  async join(game: string, invite?: string): Promise<boolean> {
    const asked = { params: { path: { id: game } }, body: { invite: invite ?? null }, ...repeatable };
    const join = async () => {
      await ignoring(["already_joined"], got(this.client.POST("/v1/games/{id}/join", asked)));
      return true;
    };
    return (await ignoring(NO_SEAT, join())) ?? false;
  }

  /** Decides in a game for as long as it waits for the caller, or until `stop`. */
  async play(game: string, choose: Choose): Promise<void> {
    const { signal } = this.stopping;
    const backoff = new Backoff(100, 10_000);
    while (!signal.aborted) {
      const turn = await unlessStopped(signal, ignoring(NOTHING_TO_DO, this.turn(game, signal)));
      if (!turn) return;
      const commands = await choose(turn);
      if (!commands?.length) return;
      try {
        const answer = await this.submit(game, commands, turn.tag ?? turn.version);
        backoff.reset();
        this.settled.set(game, answer.version);
        if (!answer.awaiting.some(({ seat }) => seat === turn.seat)) return;
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        if (NOTHING_TO_DO.includes(error.code)) return;
        if (!LOOK_AGAIN.includes(error.code)) throw error;
        await sleep(backoff.next(), signal);
      }
    }
  }

  /**
   * Plays every turn of the account until `stop`, and tells `onNews` everything the account is told.
   *
   * It survives restarts of the server and of the bot: what was handled is marked as read, the rest comes again.
   */
  async run(choose: Choose, onNews?: (item: Item) => Now<void>): Promise<void> {
    const { signal } = this.stopping;
    const backoff = new Backoff();
    while (!signal.aborted) {
      const began = Date.now();
      try {
        await this.catchUp(choose);
        for await (const item of this.follow()) {
          await this.handle(item, choose);
          await onNews?.(item);
          this.cursor = item.id;
          // Not before: what cannot be handled would be tried again and again.
          backoff.reset();
          await unlessStopped(signal, this.markRead(2000, signal));
        }
      } catch (error) {
        const isAway = error instanceof Refused ? error.isPassing : error instanceof Unavailable || isNetwork(error);
        if (!isAway) throw error;
        // The server is away for longer than a request has patience: look again at all turns when it is back.
        if (Date.now() - began > LONG) backoff.reset();
        await sleep(backoff.next(error instanceof Refused ? error.retryAfter : 0), signal);
      }
    }
    await this.markRead(0, AbortSignal.timeout(LAST_WORDS)).catch(() => undefined);
  }

  private async catchUp(choose: Choose): Promise<void> {
    const { signal } = this.stopping;
    const waiting = await unlessStopped(signal, got(this.client.GET("/v1/turns", { signal })));
    let failed: Refused | undefined;
    for (const { game } of waiting?.turns ?? []) {
      try {
        await this.play(game, choose);
      } catch (error) {
        // A game that the server cannot handle is no reason to leave the others waiting.
        if (!(error instanceof Refused && error.status === 500)) throw error;
        failed = error;
      }
    }
    if (failed) throw failed;
  }

  private async handle({ news }: Item, choose: Choose): Promise<void> {
    switch (news.kind) {
      case "your_turn":
        // Told after an own move, and decided right after it.
        if (news.version > (this.settled.get(news.game) ?? -1)) await this.play(news.game, choose);
        break;
      case "reminder":
        await this.play(news.game, choose);
        break;
      case "seat_taken_over":
        if (news.by === "bot") await this.takeBack(news.game, choose);
        break;
      case "game_finished":
      case "game_aborted":
      case "game_rewound":
        // Over, or on another line of play: what was decided says nothing about what comes.
        this.settled.delete(news.game);
    }
  }

  /** A caretaker plays after missed deadlines. If it is not our seat, the server says so. */
  private async takeBack(game: string, choose: Choose): Promise<void> {
    const backoff = new Backoff(100, 10_000);
    for (let tries = 0; tries < TRIES; tries++) {
      try {
        await got(this.client.POST("/v1/games/{id}/take-back", { params: { path: { id: game } }, ...repeatable }));
        break;
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        if (["seat_not_kept", ...NOTHING_TO_DO].includes(error.code)) return;
        if (error.code !== "conflict") throw error;
        await sleep(backoff.next(), this.stopping.signal);
      }
    }
    // It may be awaited already, and nobody tells again.
    await this.play(game, choose);
  }

  private async markRead(every: number, signal: AbortSignal): Promise<void> {
    const { at, cursor } = this.marked;
    const upTo = this.cursor;
    if (upTo === undefined || upTo === cursor || Date.now() - at < every) return;
    await got(this.client.POST("/v1/account/feed/read", { body: { up_to: upTo }, ...repeatable, signal }));
    this.marked = { at: Date.now(), cursor: upTo };
  }
}

/** The decision in choices, if the game waits for the caller. The tag counts if it names their version. */
export function readTurn(game: string, choices: Choices, tag: string | null): Turn | null {
  const { seat, version, legal, awaited } = choices;
  if (!awaited) return null;
  const named = TAG.exec(tag ?? "")?.[1] === String(version);
  return { game, seat, version, legal, decision: awaited.decision, deadline: awaited.deadline ?? null, tag: named ? tag : null };
}

/** Unique, not secret; Node.js 18 and pages without TLS have no `randomUUID`. */
function newKey(): string {
  const some = () => Math.random().toString(36).slice(2);
  return globalThis.crypto?.randomUUID?.() ?? `${Date.now().toString(36)}-${some()}${some()}`;
}

/** The data of an answer, or what the server refused with. What is no JSON was written by something before it. */
async function got<T>(asked: Promise<{ data?: T; error?: unknown; response: Response }>): Promise<T> {
  const { data, error, response } = await asked.catch((failed: unknown) => {
    throw failed instanceof SyntaxError ? new Unavailable("answered with no JSON", { cause: failed }) : failed;
  });
  if (!response.ok) throw new Refused(error as Refused["problem"], response);
  if (typeof data !== "object" || data === null) throw new Unavailable(`answered with ${response.status} and no JSON`);
  return data;
}

/** What comes of it, or nothing if it was given up because of the signal. */
async function unlessStopped<T>(signal: AbortSignal, something: Promise<T>): Promise<T | undefined> {
  try {
    return await something;
  } catch (error) {
    if (signal.aborted && error instanceof Error && error.name === "AbortError") return undefined;
    throw error;
  }
}

/** What `fetch` throws when no answer came. */
function isNetwork(error: unknown): boolean {
  return error instanceof TypeError && error.cause !== undefined;
}
