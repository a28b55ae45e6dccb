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
}

type Now<T> = T | Promise<T>;
/** What to do: commands, taken all or none; null leaves the decision for later. */
export type Choose = (turn: Turn) => Now<Command[] | null>;

export interface SalonOptions {
  /** How long a request is tried again, in milliseconds. */
  patience?: number;
  /** False to read the feed by long poll only. */
  streams?: boolean;
}

/** Somebody else was faster: the choices are other ones now. */
const LOOK_AGAIN = ["conflict", "version_mismatch"];
/** Nothing is left to decide there. */
const NOTHING_TO_DO = ["game_not_running", "has_resigned", "not_a_player", "not_found"];
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
    const fetch = retrying(options.patience ?? 60_000);
    this.client = createClient<paths>({ baseUrl: url, headers: { authorization: `Bearer ${token}` }, fetch });
    this.streams = options.streams ?? true;
  }

  /** Lets `run` end: a move under way is finished, nothing else is begun. */
  stop(): void {
    this.stopping.abort();
  }

  /** Every item of the feed after the cursor, each once, until `stop`. */
  follow(cursor = this.cursor): AsyncGenerator<Item, void> {
    return follow(this.client, { cursor, signal: this.stopping.signal, streams: this.streams });
  }

  /** What the caller may do now. */
  async choices(game: string): Promise<Choices> {
    return got(await this.client.GET("/v1/games/{id}/choices", { params: { path: { id: game } } }));
  }

  /** Submits commands at a version, once: a lost answer is asked for again under the same key. */
  async submit(game: string, commands: Command[], version: number, key = newKey()): Promise<Answer> {
    const header = { "Idempotency-Key": key, "If-Match": `"${version}"` };
    const params = { path: { id: game }, header };
    return got(await this.client.POST("/v1/games/{id}/commands", { params, body: { commands } }));
  }

  /** Takes a seat, if the caller has none there yet. */
  async join(game: string, invite?: string): Promise<void> {
    const asked = { params: { path: { id: game } }, body: { invite: invite ?? null }, ...repeatable };
    await ignoring(["already_joined"], this.client.POST("/v1/games/{id}/join", asked).then(got));
  }

  /** Decides in a game for as long as it waits for the caller. */
  async play(game: string, choose: Choose): Promise<void> {
    for (;;) {
      const choices = await ignoring(NOTHING_TO_DO, this.choices(game));
      if (!choices?.awaited) return;
      const { seat, version, legal, awaited } = choices;
      const turn = { game, seat, version, legal, decision: awaited.decision, deadline: awaited.deadline ?? null };
      const commands = await choose(turn);
      if (!commands) return;
      try {
        const answer = await this.submit(game, commands, version);
        this.settled.set(game, answer.version);
        if (!answer.awaiting.some((awaited) => awaited.seat === seat)) return;
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        if (NOTHING_TO_DO.includes(error.code)) return;
        if (!LOOK_AGAIN.includes(error.code)) throw error;
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
      try {
        for (const { game } of got(await this.client.GET("/v1/turns")).turns) {
          if (!signal.aborted) await this.play(game, choose);
        }
        backoff.reset();
        for await (const item of this.follow()) {
          await this.handle(item, choose);
          await onNews?.(item);
          this.cursor = item.id;
          await this.markRead(2000);
        }
      } catch (error) {
        if (error instanceof Refused && error.status < 500 && error.status !== 429) throw error;
        if (!(error instanceof Refused || error instanceof Unavailable || isNetwork(error))) throw error;
        // The server is away for longer than a request has patience: look again at all turns when it is back.
        await sleep(backoff.next(), signal);
      }
    }
    await this.markRead(0).catch(() => undefined);
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
      case "seat_taken_over": {
        // A caretaker plays after missed deadlines. If it is not our seat, the server says so.
        const asked = { params: { path: { id: news.game } }, ...repeatable };
        const back = () => this.client.POST("/v1/games/{id}/take-back", asked).then(got);
        if (news.by === "bot") await ignoring(["seat_not_kept", ...NOTHING_TO_DO], back());
        break;
      }
      case "game_finished":
      case "game_aborted":
      case "game_rewound":
        // Over, or on another line of play: what was decided says nothing about what comes.
        this.settled.delete(news.game);
    }
  }

  private async markRead(every: number): Promise<void> {
    const { at, cursor } = this.marked;
    if (this.cursor === undefined || this.cursor === cursor || Date.now() - at < every) return;
    this.marked = { at: Date.now(), cursor: this.cursor };
    got(await this.client.POST("/v1/account/feed/read", { body: { up_to: this.cursor }, ...repeatable }));
  }
}

/** Unique, not secret; Node.js 18 and pages without TLS have no `randomUUID`. */
function newKey(): string {
  const some = () => Math.random().toString(36).slice(2);
  return globalThis.crypto?.randomUUID?.() ?? `${Date.now().toString(36)}-${some()}${some()}`;
}

/** The data of an answer, or what the server refused with. */
function got<T>(answer: { data?: T; error?: unknown; response: Response }): T {
  if (!answer.response.ok) throw new Refused(answer.error as Refused["problem"], answer.response);
  return answer.data as T;
}

/** What `fetch` throws when no answer came. */
function isNetwork(error: unknown): boolean {
  return error instanceof TypeError && error.cause !== undefined;
}
