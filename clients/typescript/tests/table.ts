/** Creates games for the tests on the server at SALON_URL. */
import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { type Choose, Salon, type SalonOptions } from "../src/index.js";
import { Proxy } from "./proxy.js";

export const URL_ = process.env["SALON_URL"] ?? "";
export const first: Choose = (turn) => turn.legal.slice(0, 1);

/** Registers an account and returns its name and token. */
export async function register(label: string): Promise<{ name: string; token: string }> {
  const who = { name: `${label}-${randomBytes(4).toString("hex")}`, password: randomBytes(16).toString("hex") };
  const { data } = await new Salon(URL_, "").client.POST("/v1/accounts", { body: who });
  return { name: who.name, token: data?.tokens.access_token ?? assert.fail("not registered") };
}

/** Opens a table of Art Society. */
export async function open(host: Salon, seats: number, sandbox = false) {
  const body = { ruleset: "art_society", seats, ...(sandbox && { sandbox: {} }) };
  const { data } = await host.client.POST("/v1/games", { body });
  return data ?? assert.fail("no game");
}

export interface TableOptions extends SalonOptions {
  sandbox?: boolean;
}

/** Starts a game of two players, both awaited. Ada connects to `url`, Ben, the host, directly to the server. */
export async function seated(url = URL_, options: TableOptions = {}) {
  const [a, b] = [await register("ada"), await register("ben")];
  const [ada, directAda, ben] = [new Salon(url, a.token, options), new Salon(URL_, a.token), new Salon(URL_, b.token)];
  const { id: game, invite } = await open(ben, 2, options.sandbox);
  assert.ok(await directAda.join(game, invite ?? undefined));
  const version = async () => (await ben.choices(game)).version;
  const waitsForBenOnly = async (of = game) => {
    const { data } = await ben.client.GET("/v1/games/{id}", { params: { path: { id: of } } });
    return data?.awaiting?.every(({ seat }) => seat === data.my_seat) ?? false;
  };
  const say = async (text: string) => {
    const asked = { params: { path: { id: game } }, body: { text, audience: "players" as const } };
    assert.equal((await ben.client.POST("/v1/games/{id}/messages", asked)).response.status, 201);
  };
  return { ada, directAda, ben, game, version, waitsForBenOnly, say };
}

export type Table = Awaited<ReturnType<typeof seated>>;

/** Runs a test with a game in which Ada connects through a proxy. */
export async function throughProxy(run: (proxy: Proxy, table: Table) => Promise<void>, options: TableOptions = {}) {
  const proxy = new Proxy(new URL(URL_));
  try {
    const url = await proxy.open();
    await run(proxy, await seated(url, options));
  } finally {
    proxy.close();
  }
}

/** Polls a condition until it holds. */
export async function until(condition: () => boolean | Promise<boolean>, milliseconds = 30_000): Promise<void> {
  const end = Date.now() + milliseconds;
  while (!(await condition())) {
    assert.ok(Date.now() < end, "timed out waiting for the condition");
    await pause(50);
  }
}
