/** The helper against a real server (SALON_URL) through a network that fails. */
import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { follow, readEvents, type FollowOptions } from "../src/feed.js";
import { type Choose, type Item, Refused, Salon, type Turn } from "../src/index.js";
import { Proxy } from "./proxy.js";

const URL_ = process.env["SALON_URL"] ?? "";
const first: Choose = (turn) => turn.legal.slice(0, 1);

async function register(name: string): Promise<string> {
  const who = { name: `${name}-${randomBytes(4).toString("hex")}`, password: randomBytes(16).toString("hex") };
  const { data } = await new Salon(URL_, "").client.POST("/v1/accounts", { body: who });
  return data?.tokens.access_token ?? assert.fail("not registered");
}

/** A game of two that has just begun: both are awaited at once. Ada comes through `url`, Ben straight to the server. */
async function seated(url = URL_) {
  const [a, b] = [await register("ada"), await register("ben")];
  const [ada, ben] = [new Salon(url, a), new Salon(URL_, b)];
  const { data } = await ben.client.POST("/v1/games", { body: { ruleset: "art_society", seats: 2 } });
  const game = data?.id ?? assert.fail("no game");
  await new Salon(URL_, a).join(game);
  const version = async () => (await ben.choices(game)).version;
  const say = async (text: string) => {
    const asked = { params: { path: { id: game } }, body: { text, audience: "players" as const } };
    assert.equal((await ben.client.POST("/v1/games/{id}/messages", asked)).response.status, 201);
  };
  return { ada, ben, game, version, say };
}

/** Runs with a table behind a proxy. */
async function throughProxy(run: (proxy: Proxy, table: Awaited<ReturnType<typeof seated>>) => Promise<void>) {
  const proxy = new Proxy(new URL(URL_));
  try {
    const url = await proxy.open();
    await run(proxy, await seated(url));
  } finally {
    proxy.close();
  }
}

/** The next so many messages of the feed. */
async function said(salon: Salon, count: number, options: FollowOptions = {}): Promise<string[]> {
  const texts: string[] = [];
  for await (const { news } of follow(salon.client, options)) {
    if (news.kind === "message") texts.push(news.text);
    if (texts.length === count) break;
  }
  return texts;
}

test("a move whose answer is lost is asked for again and happens once", () =>
  throughProxy(async (proxy, { ada, game, version }) => {
    const choices = await ada.choices(game);
    proxy.swallow = 2;
    const answer = await ada.submit(game, choices.legal.slice(0, 1), choices.version);
    const sent = proxy.requests.filter(({ line }) => line.endsWith("/commands"));
    assert.equal(sent.length, 3);
    assert.equal(new Set(sent.map(({ key }) => key)).size, 1, "all under one key");
    assert.equal(answer.version, choices.version + answer.events.length);
    assert.equal(await version(), answer.version, "one effect");
  }));

test("who is turned away comes back after the time it was told", () =>
  throughProxy(async (proxy, { ada, game, version }) => {
    const choices = await ada.choices(game);
    const rest = "Retry-After: 1\r\nContent-Length: 2\r\nContent-Type: application/problem+json\r\nConnection: close\r\n\r\n{}";
    proxy.turnAway = [`HTTP/1.1 429 No\r\n${rest}`, `HTTP/1.1 503 No\r\n${rest}`];
    const began = Date.now();
    const answer = await ada.submit(game, choices.legal.slice(0, 1), choices.version);
    assert.ok(Date.now() - began >= 1990);
    assert.equal(await version(), answer.version);
  }));

test("whoever is overtaken looks again and plays once", async () => {
  const { ada, ben, game } = await seated();
  const seen: Turn[] = [];
  await ada.play(game, async (turn) => {
    seen.push(turn);
    if (seen.length === 1) await ben.play(game, first);
    return seen.length < 3 ? first(turn) : null;
  });
  const [before, after] = [seen[0]?.version ?? -1, seen[1]?.version ?? -1];
  assert.ok(after > before, "chosen anew at the newer version");
  const asked = { params: { path: { id: game }, query: { from: before } } };
  const { data } = await ben.client.GET("/v1/games/{id}/events", asked);
  const own = (data?.items ?? []).filter(({ seat }) => seat === seen[0]?.seat).map(({ seq }) => seq);
  assert.ok(own.length > 0 && Math.min(...own) >= after, "nothing of what was chosen before came to pass");
});

test("a refusal says why", async () => {
  const { ada, game, version } = await seated();
  const refused = ada.submit(game, [{ kind: "place_bid", card: 1 }], await version());
  await assert.rejects(refused, (error) => error instanceof Refused && error.code === "command_refused" && error.status === 422);
});

test("nothing is lost or told twice when the stream is cut", () =>
  throughProxy(async (proxy, { ada, say }) => {
    const listening = said(ada, 20);
    for (let number = 0; number < 20; number++) {
      await say(`${number} \u2028 one line`);
      if (number % 4 === 3) {
        await pause(200);
        proxy.cut();
      }
    }
    assert.deepEqual(await listening, Array.from({ length: 20 }, (_, number) => `${number} \u2028 one line`));
    assert.ok(proxy.requests.filter(({ line }) => line.includes("/feed/stream")).length >= 2, "it was cut, and came back");
  }));

test("where streams are held back it polls", () =>
  throughProxy(async (proxy, { ada, say }) => {
    proxy.holdStreams = true;
    const listening = said(ada, 3, { patience: { ready: 500 } });
    for (const text of ["0", "1", "2"]) {
      await say(text);
      await pause(700);
    }
    assert.deepEqual(await listening, ["0", "1", "2"]);
    assert.ok(proxy.requests.some(({ line }) => line.includes("/v1/account/feed?")));
  }));

test("a silent stream is given up and taken up again", () =>
  throughProxy(async (proxy, { ada, say }) => {
    const listening = said(ada, 1, { patience: { silence: 500 } });
    await pause(2000);
    await say("still there?");
    assert.deepEqual(await listening, ["still there?"]);
    assert.ok(proxy.requests.filter(({ line }) => line.includes("/feed/stream")).length >= 2);
  }));

test("events come out of bytes however they are cut", async () => {
  const text = 'retry: 2\n\n: alive\n\nid: a\r\nevent: news\r\ndata: {"x":\u2028\r\ndata: "é"}\r\n\r\ndata:z\n\nid: b\n';
  const bytes = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const byte of new TextEncoder().encode(text)) controller.enqueue(new Uint8Array([byte]));
      controller.close();
    },
  });
  const events = [];
  for await (const event of readEvents(bytes)) events.push(event);
  const news = { kind: "news", id: "a", data: '{"x":\u2028\n"é"}' };
  assert.deepEqual(events, [news, { kind: "message", id: "", data: "z" }]);
});

test("it catches up with turns that wait, does not play them again, and stops when told", async () => {
  const { ada, game } = await seated();
  let chosen = 0;
  const choose: Choose = (turn) => (chosen++, first(turn));
  const started = new Promise<void>((resolve) => {
    const onNews = ({ news }: Item) => (news.kind === "game_started" ? pause(300).then(resolve) : undefined);
    void ada.run(choose, onNews).then(() => (ended = Date.now()));
  });
  let ended = 0;
  await started;
  assert.ok(chosen > 0);
  assert.equal((await ada.choices(game)).awaited ?? null, null);
  const stopped = Date.now();
  ada.stop();
  while (!ended && Date.now() - stopped < 5000) await pause(20);
  assert.ok(ended && ended - stopped < 3000);
  const { data } = await ada.client.GET("/v1/account/feed/unread");
  assert.equal(data?.by_kind["game_started"] ?? 0, 0, "what was handled is marked as read");
});

test("a revoked token ends it", async () => {
  const nobody = new Salon(URL_, "nonsense").run(first);
  await assert.rejects(nobody, (error) => error instanceof Refused && error.status === 401);
});
