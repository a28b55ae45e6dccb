/** A client for one account, and the main loop of a bot: first the turns that are waiting, then the items of the feed. */
import createClient, { type Client } from "openapi-fetch";
import type { components, paths } from "./generated/openapi.js";
import { follow, type Item } from "./feed.js";
import { ignoring, Refused } from "./problems.js";
import { Backoff, REPEATABLE, retrying, sleep, Unavailable } from "./retry.js";

export type Answer = components["schemas"]["Answer"];
export type Choices = components["schemas"]["SeatChoices"];
export type Command = components["schemas"]["RulesetCommand"];

/** A decision that the game awaits from the caller. */
export interface Turn {
  game: string;
  seat: number;
  decision: string;
  version: number;
  /** Every legal command, each ready to be returned. */
  legal: Command[];
  deadline: string | null;
  /** The ETag to submit with: the version and, in a sandbox, the line of play, so that a rewind makes it stale. */
  tag: string | null;
}

type MaybePromise<T> = T | Promise<T>;
/** Returns the commands to submit, accepted all or none, or null to leave the decision open. */
export type Choose = (turn: Turn) => MaybePromise<Command[] | null>;

export interface SalonOptions {
  /** How long a request is retried, in milliseconds. */
  patience?: number;
  /** False to read the feed by long poll only. */
  streams?: boolean;
}

/** The game changed after the choices were read (another move or a rewind): read them again. */
const STALE_CHOICES = ["conflict", "no_such_version", "version_mismatch"];
/** The account has nothing to decide in this game. */
const NOTHING_TO_DO = ["game_not_running", "has_resigned", "not_a_player", "not_found"];
/** No seat is available: the table was aborted, has started, is full, or does not admit the caller. */
const NO_SEAT = ["bots_refused", "game_not_open", "not_found", "same_owner", "table_full", "too_many_games", "too_unreliable"];
/** An ETag that begins with the version of a game; a line of play and a digest may follow. */
const TAG = /^(?:W\/)?"(\d+)(?:\.[^"]*)?"$/;
/** Attempts to take a seat back while moves of other seats cause conflicts. */
const MAX_TAKE_BACK_ATTEMPTS = 8;
/** Time limit in milliseconds for marking items as read at shutdown. Unmarked items are delivered again. */
const SHUTDOWN_TIMEOUT = 5000;
/** After this many milliseconds without a failure the backoff starts again with its shortest delay. */
const BACKOFF_RESET_AFTER = 300_000;
const repeatable = { headers: { [REPEATABLE]: "true" } };

/** A connection to a server for one account. */
export class Salon {
  /** The generated client with every operation of the API. */
  readonly client: Client<paths>;
  /** The id of the last handled item. */
  cursor: string | undefined;
  private readonly stopping = new AbortController();
  private readonly settled = new Map<string, number>();
  private readonly streams: boolean;
  private marked: { at: number; cursor: string | undefined } = { at: 0, cursor: undefined };

  constructor(url: string, token: string, options: SalonOptions = {}) {
    // Checked here, with a message that omits the token: an error of `fetch` would contain it.
    if (!/^[!-~]*$/.test(token.trim())) throw new TypeError("the token holds characters that no token has");
    if (!/^https?:\/\//.test(url)) throw new TypeError("the address has to begin with http:// or https://");
    const fetch = retrying(options.patience ?? 60_000);
    this.client = createClient<paths>({ baseUrl: url, headers: { authorization: `Bearer ${token.trim()}` }, fetch });
    this.streams = options.streams ?? true;
  }

  /** Ends `run` and `play` after the move that is being submitted. */
  stop(): void {
    this.stopping.abort();
  }

  /** Yields every item of the feed after the cursor once, until `stop`. */
  follow(cursor = this.cursor): AsyncGenerator<Item, void> {
    return follow(this.client, { cursor, signal: this.stopping.signal, streams: this.streams });
  }

  /** Returns the legal commands of the caller. */
  choices(game: string): Promise<Choices> {
    return got(this.client.GET("/v1/games/{id}/choices", { params: { path: { id: game } } }));
  }

  /** Returns the decision that the game awaits from the caller, or null. */
  async turn(game: string, signal?: AbortSignal): Promise<Turn | null> {
    const asked = this.client.GET("/v1/games/{id}/choices", { params: { path: { id: game } }, ...(signal && { signal }) });
    const choices = await got(asked);
    return readTurn(game, choices, (await asked).response.headers.get("etag"));
  }

  /** Submits commands at a version, or at the ETag of a turn. If the response is lost, the request is repeated with the same key. */
  submit(game: string, commands: Command[], version: number | string, key = newKey()): Promise<Answer> {
    const header = { "Idempotency-Key": key, "If-Match": typeof version === "string" ? version : `"${version}"` };
    const params = { path: { id: game }, header };
    return got(this.client.POST("/v1/games/{id}/commands", { params, body: { commands } }));
  }

  /** Takes a seat and returns whether the caller has one; false if the table is full or has started, for example. */
  async join(game: string, invite?: string): Promise<boolean> {
    const asked = { params: { path: { id: game } }, body: { invite: invite ?? null }, ...repeatable };
    const join = async () => {
      await ignoring(["already_joined"], got(this.client.POST("/v1/games/{id}/join", asked)));
      return true;
    };
    return (await ignoring(NO_SEAT, join())) ?? false;
  }

  /** Makes decisions in a game while it awaits the caller, or until `stop`. */
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
        if (!STALE_CHOICES.includes(error.code)) throw error;
        await sleep(backoff.next(), signal);
      }
    }
  }

  /**
   * Plays every turn of the account until `stop`, and calls `onNews` for every item of the feed.
   *
   * It survives restarts of the server and of the bot: handled items are marked as read, all others are delivered again.
   */
  async run(choose: Choose, onNews?: (item: Item) => MaybePromise<void>): Promise<void> {
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
          // Only after the item was handled; otherwise a failing item would be retried without a delay.
          backoff.reset();
          await unlessStopped(signal, this.markRead(2000, signal));
        }
      } catch (error) {
        const isUnavailable = error instanceof Refused ? error.isPassing : error instanceof Unavailable || isNetwork(error);
        if (!isUnavailable) throw error;
        // The server was unavailable for longer than requests are retried: check all turns again when it is back.
        if (Date.now() - began > BACKOFF_RESET_AFTER) backoff.reset();
        await sleep(backoff.next(error instanceof Refused ? error.retryAfter : 0), signal);
      }
    }
    await this.markRead(0, AbortSignal.timeout(SHUTDOWN_TIMEOUT)).catch(() => undefined);
  }

  private async catchUp(choose: Choose): Promise<void> {
    const { signal } = this.stopping;
    const waiting = await unlessStopped(signal, got(this.client.GET("/v1/turns", { signal })));
    let failed: Refused | undefined;
    for (const { game } of waiting?.turns ?? []) {
      try {
        await this.play(game, choose);
      } catch (error) {
        // Continue with the other games if the server fails on one.
        if (!(error instanceof Refused && error.status === 500)) throw error;
        failed = error;
      }
    }
    if (failed) throw failed;
  }

  private async handle({ news }: Item, choose: Choose): Promise<void> {
    switch (news.kind) {
      case "your_turn":
        // Skip a turn that `play` has decided already, in the same loop as the caller's previous move.
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
        // The game ended or was rewound, so the stored version no longer applies.
        this.settled.delete(news.game);
    }
  }

  /** Takes back the caller's seat, which a bot plays after missed deadlines. Other seats are refused by the server. */
  private async takeBack(game: string, choose: Choose): Promise<void> {
    const backoff = new Backoff(100, 10_000);
    for (let attempts = 0; attempts < MAX_TAKE_BACK_ATTEMPTS; attempts++) {
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
    // The seat may be awaited already, and the server sends no second notice.
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

/** Returns the awaited decision in these choices, or null. The ETag is kept only if it names the same version. */
export function readTurn(game: string, choices: Choices, tag: string | null): Turn | null {
  const { seat, version, legal, awaited } = choices;
  if (!awaited) return null;
  const named = TAG.exec(tag ?? "")?.[1] === String(version);
  return { game, seat, version, legal, decision: awaited.decision, deadline: awaited.deadline ?? null, tag: named ? tag : null };
}

/** Returns a unique key that need not be secret; Node.js 18 and pages without TLS have no `randomUUID`. */
function newKey(): string {
  const digits = () => Math.random().toString(36).slice(2);
  return globalThis.crypto?.randomUUID?.() ?? `${Date.now().toString(36)}-${digits()}${digits()}`;
}

/** Returns the data of a response; throws Refused for a problem document, Unavailable for anything else. */
async function got<T>(asked: Promise<{ data?: T; error?: unknown; response: Response }>): Promise<T> {
  const { data, error, response } = await asked.catch((failed: unknown) => {
    throw failed instanceof SyntaxError ? new Unavailable("answered with no JSON", { cause: failed }) : failed;
  });
  if (!response.ok) throw new Refused(error as Refused["problem"], response);
  if (typeof data !== "object" || data === null) throw new Unavailable(`answered with ${response.status} and no JSON`);
  return data;
}

/** Returns the result, or undefined if the signal aborted it. */
async function unlessStopped<T>(signal: AbortSignal, promise: Promise<T>): Promise<T | undefined> {
  try {
    return await promise;
  } catch (error) {
    if (signal.aborted && error instanceof Error && error.name === "AbortError") return undefined;
    throw error;
  }
}

/** Whether this is the error that `fetch` throws if there is no response. */
function isNetwork(error: unknown): boolean {
  return error instanceof TypeError && error.cause !== undefined;
}
