/** Tests the helper on a real server (SALON_URL) behind a faulty network: single moves and the feed. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { follow, readEvents, type FollowOptions } from "../src/feed.js";
import { Refused, Salon, type Turn } from "../src/index.js";
import { answer, Proxy } from "./proxy.js";
import { first, seated, throughProxy, URL_ } from "./table.js";

/** Returns the next `count` messages of the feed. */
async function messages(salon: Salon, count: number, options: FollowOptions = {}): Promise<string[]> {
  const texts: string[] = [];
  for await (const { news } of follow(salon.client, options)) {
    if (news.kind === "message") texts.push(news.text);
    if (texts.length === count) break;
  }
  return texts;
}

test("a move with a lost response is retried and executed once", () =>
  throughProxy(async (proxy, { ada, game, version }) => {
    const choices = await ada.choices(game);
    proxy.dropResponses = 2;
    const answer = await ada.submit(game, choices.legal.slice(0, 1), choices.version);
    const sent = proxy.requests.filter(({ line }) => line.endsWith("/commands"));
    assert.equal(sent.length, 3);
    assert.equal(new Set(sent.map(({ key }) => key)).size, 1, "all with the same key");
    assert.equal(answer.version, choices.version + answer.events.length);
    assert.equal(await version(), answer.version, "executed once");
  }));

test("a retry waits for retry-after", () =>
  throughProxy(async (proxy, { ada, game, version }) => {
    const choices = await ada.choices(game);
    proxy.replacements = [429, 503].map((status) => answer(status, "{}", "application/problem+json", "Retry-After: 1\r\n"));
    const began = Date.now();
    const done = await ada.submit(game, choices.legal.slice(0, 1), choices.version);
    assert.ok(Date.now() - began >= 1990);
    assert.equal(await version(), done.version);
  }));

test("a conflicting move is chosen again and played once", async () => {
  const { ada, ben, game } = await seated();
  const seen: Turn[] = [];
  await ada.play(game, async (turn) => {
    seen.push(turn);
    if (seen.length === 1) await ben.play(game, first);
    return seen.length < 3 ? first(turn) : null;
  });
  const [before, after] = [seen[0]?.version ?? -1, seen[1]?.version ?? -1];
  assert.ok(after > before, "chosen again at the newer version");
  const asked = { params: { path: { id: game }, query: { from: before } } };
  const { data } = await ben.client.GET("/v1/games/{id}/events", asked);
  const own = (data?.items ?? []).filter(({ seat }) => seat === seen[0]?.seat).map(({ seq }) => seq);
  assert.ok(own.length > 0 && Math.min(...own) >= after, "the stale choice was not executed");
});

test("a refusal has the code and status", async () => {
  const { ada, game, version } = await seated();
  const refused = ada.submit(game, [{ kind: "place_bid", card: 1 }], await version());
  await assert.rejects(refused, (error) => error instanceof Refused && error.code === "command_refused" && error.status === 422);
});

test("a cut stream loses and repeats no item", () =>
  throughProxy(async (proxy, { ada, say }) => {
    const listening = messages(ada, 20);
    for (let number = 0; number < 20; number++) {
      await say(`${number} \u2028 one line`);
      if (number % 4 === 3) {
        await pause(200);
        proxy.cut();
      }
    }
    assert.deepEqual(await listening, Array.from({ length: 20 }, (_, number) => `${number} \u2028 one line`));
    assert.ok(proxy.requests.filter(({ line }) => line.includes("/feed/stream")).length >= 2, "the stream was reopened");
  }));

test("it polls where streams are blocked", () =>
  throughProxy(async (proxy, { ada, say }) => {
    proxy.blockStreams = true;
    const listening = messages(ada, 3, { patience: { ready: 500 } });
    for (const text of ["0", "1", "2"]) {
      await say(text);
      await pause(700);
    }
    assert.deepEqual(await listening, ["0", "1", "2"]);
    assert.ok(proxy.requests.some(({ line }) => line.includes("/v1/account/feed?")));
  }));

test("it keeps polling where streams stay blocked", () =>
  throughProxy(async (proxy, { ada, say }) => {
    proxy.blockStreams = true;
    const listening = messages(ada, 4, { patience: { ready: 200, polling: 500 }, signal: AbortSignal.timeout(20_000) });
    for (const text of ["0", "1", "2", "3"]) {
      await say(text);
      await pause(2000);
    }
    assert.deepEqual(await listening, ["0", "1", "2", "3"]);
    assert.ok(proxy.requests.filter(({ line }) => line.includes("/feed/stream")).length >= 3, "streams were tried again");
  }));

test("no stream is opened with streams switched off", async () => {
  const gone = new Proxy(new URL(URL_));
  const offline = new Salon(await gone.open(), "token", { patience: 100 });
  gone.close();
  const asked: string[] = [];
  offline.client.use({ onRequest: ({ request }) => void asked.push(new URL(request.url).pathname) });
  await messages(offline, 1, { streams: false, signal: AbortSignal.timeout(3000) });
  assert.ok(asked.length >= 2);
  assert.deepEqual(new Set(asked), new Set(["/v1/account/feed"]));
});

test("a stream without heartbeats is reopened", () =>
  throughProxy(async (proxy, { ada, say }) => {
    const listening = messages(ada, 1, { patience: { silence: 500 } });
    await pause(2000);
    await say("still there?");
    assert.deepEqual(await listening, ["still there?"]);
    assert.ok(proxy.requests.filter(({ line }) => line.includes("/feed/stream")).length >= 2);
  }));

test("events are parsed across any chunk boundary", async () => {
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
