/** The operations that the game page needs, behind an interface so that the store can be tested without a network. */
import { REPEATABLE } from "salon-client/retry";
import { api, ask, fetchText } from "@/app/api";
import type { Answer, BotLevel, Command, Frame, GameState, Hint, PreviewAnswer, Turns } from "./types";

export interface StateQuery {
  include?: string;
  since?: number;
  at?: number;
  theme?: Frame["theme"];
  width?: number;
  coordinates?: boolean;
}

/** An array to be sent. */
export interface Move {
  commands: Command[];
  /** The value of `If-Match`. */
  tag: string;
  /** The `Idempotency-Key`. */
  key: string;
}

/** Every call throws a Problem of the server, or ServerAway if there was no answer. With a frame, states have their picture. */
export interface GameApi {
  state(query: StateQuery, frame?: Frame | null): Promise<GameState>;
  preview(commands: Command[], query: StateQuery, frame?: Frame | null): Promise<PreviewAnswer>;
  send(move: Move, query: StateQuery, frame?: Frame | null): Promise<Answer>;
  /** The picture of the board as SVG text, at a past version if `at` is given. */
  board(frame: Frame, at: number | null): Promise<string>;
  /** The stream of events from this number on. */
  stream(from: number, signal: AbortSignal): Promise<ReadableStream<Uint8Array>>;
  hint(level: BotLevel): Promise<Hint>;
  turns(): Promise<Turns>;
}

/** Everything of a state; `events` come with `since`. */
const STATE_FIELDS = "players,status_words,view,decision,choices,score";

/** The query of an operation that answers with a state: with the picture where a frame is given. */
function framed({ include = STATE_FIELDS, ...query }: StateQuery, frame: Frame | null = null): StateQuery {
  const wanted = query.since !== undefined && !include.includes("events") ? `${include},events` : include;
  return frame ? { ...query, include: `${wanted},picture`, ...frame, coordinates: true } : { ...query, include: wanted };
}

function drawn<T extends GameState | undefined>(state: T, frame: Frame | null = null): T {
  return state?.picture && frame ? { ...state, drawn: frame } : state;
}

/** The operations of one game through the typed client. */
export function gameApi(id: string): GameApi {
  const path = { id };
  return {
    async state(query, frame) {
      return drawn<GameState>(await ask(api.GET("/v1/games/{id}/state", { params: { path, query: framed(query, frame) } })), frame);
    },
    async preview(commands, query, frame) {
      // A preview has no effect: it may be repeated while the server restarts.
      const asked = { params: { path, query: framed(query, frame) }, body: { commands }, headers: { [REPEATABLE]: "true" } };
      const answer: PreviewAnswer = await ask(api.POST("/v1/games/{id}/preview", asked));
      return { ...answer, state: drawn(answer.state, frame) };
    },
    async send({ commands, tag, key }, query, frame) {
      const header = { "If-Match": tag, "Idempotency-Key": key };
      const asked = { params: { path, query: framed(query, frame), header }, body: { commands } };
      const answer: Answer = await ask(api.POST("/v1/games/{id}/commands", asked));
      return { ...answer, state: drawn(answer.state, frame) };
    },
    async board({ theme, width }, at) {
      const query = new URLSearchParams({ theme, width: String(width), coordinates: "true" });
      if (at !== null) query.set("at", String(at));
      return (await fetchText(`/v1/games/${encodeURIComponent(id)}/board.svg?${query}`)).text;
    },
    async stream(from, signal) {
      const headers = { accept: "text/event-stream" };
      const asked = { params: { path, query: { from } }, parseAs: "stream" as const, headers, signal };
      return (await ask(api.GET("/v1/games/{id}/stream", asked))) as unknown as ReadableStream<Uint8Array>;
    },
    hint: (level) => ask(api.POST("/v1/games/{id}/hint", { params: { path }, body: { level } })),
    turns: () => ask(api.GET("/v1/turns")),
  };
}
