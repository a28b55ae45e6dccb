/** Calls of the API beside the browser: to prepare a table, to play another seat, to look at what the server stores. */
import { randomBytes } from "node:crypto";

export const PASSWORD = "correct horse battery";

/** The parts of a legal command that tests read. */
export interface Choice {
  command: Record<string, unknown> & { kind?: string };
  label: string;
  sentence?: string;
  group?: string;
}

export class Api {
  constructor(
    readonly url: string,
    readonly token?: string,
  ) {}

  /** Sends a request; fails the test unless the answer is a success. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  async call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<any> {
    const response = await this.send(method, path, body, headers);
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} -> ${response.status} ${text.slice(0, 600)}`);
    return text && /json/.test(response.headers.get("content-type") ?? "") ? JSON.parse(text) : text;
  }

  /** Sends a request and returns the answer, whatever it is. */
  send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Response> {
    return fetch(this.url + path, {
      method,
      headers: {
        "accept-language": "en",
        ...(this.token && { authorization: `Bearer ${this.token}` }),
        ...(body !== undefined && { "content-type": "application/json" }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  }

  /** Opens a table; it starts at once when bots or guests of the API fill it. */
  async createGame(options: Record<string, unknown>): Promise<string> {
    return (await this.call("POST", "/v1/games", { ruleset: "art_society", seats: 2, ...options })).id as string;
  }

  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  game(id: string): Promise<any> {
    return this.call("GET", `/v1/games/${id}`);
  }

  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  state(id: string, include = "choices,decision"): Promise<any> {
    return this.call("GET", `/v1/games/${id}/state?include=${include}`);
  }

  /** The legal commands of the caller's seat, with their words. */
  async choices(id: string): Promise<Choice[]> {
    return ((await this.call("GET", `/v1/games/${id}/choices?words=true`)).choices ?? []) as Choice[];
  }

  /** Submits commands once. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  submit(id: string, commands: unknown[]): Promise<any> {
    return this.call("POST", `/v1/games/${id}/commands`, { commands }, { "idempotency-key": randomBytes(12).toString("hex") });
  }
}

let count = 0;
/** A name that no other test of this run uses. */
export const uniqueName = (prefix: string): string => `${prefix}${process.pid.toString(36)}${(count++).toString(36)}`;
