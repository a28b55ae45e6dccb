/** Tests the main loop of a bot on a real server (SALON_URL): faults that it has to survive, and what ends it. */
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { type Choose, type Item, Refused, Salon, type Turn } from "../src/index.js";
import { readTurn } from "../src/salon.js";
import { answer } from "./proxy.js";
import { first, open, register, seated, type Table, throughProxy, until, URL_ } from "./table.js";

const EXAMPLE = fileURLToPath(new URL("../examples/random-bot.js", import.meta.url));

const problem = (status: number, code: string, more = "") =>
  answer(status, JSON.stringify({ status, code, title: code }), "application/problem+json", more);

/** Runs a bot that always chooses the first legal command during `meanwhile`; rethrows the error that ended it. */
async function running(salon: Salon, meanwhile: (hasEnded: () => boolean) => Promise<void>): Promise<void> {
  let ended = false;
  const run = salon.run(first).finally(() => (ended = true));
  // The result is awaited below; without this handler an early rejection would end the process.
  run.catch(() => undefined);
  try {
    await meanwhile(() => ended);
  } finally {
    salon.stop();
  }
  await run;
}

test("a stale invitation does not end the example", async () => {
  const [bot, host] = [await register("bot"), await register("host")];
  const ben = new Salon(URL_, host.token);
  const invite = async () => {
    const { id } = await open(ben, 2);
    const asked = { params: { path: { id } }, body: { name: bot.name } };
    assert.ok((await ben.client.POST("/v1/games/{id}/invitations", asked)).response.ok);
    return { path: { id } };
  };
  const stale = await ben.client.POST("/v1/games/{id}/abort", { params: await invite() });
  assert.ok(stale.response.ok);
  const env = { ...process.env, SALON_URL: URL_, SALON_TOKEN: bot.token };
  const child = spawn(process.execPath, [EXAMPLE], { env, stdio: "ignore" });
  try {
    const params = await invite();
    await until(async () => {
      assert.equal(child.exitCode, null, "the bot keeps running");
      return (await ben.client.GET("/v1/games/{id}", { params })).data?.status === "running";
    });
  } finally {
    child.kill();
  }
});

test("join returns whether the caller has a seat", async () => {
  const eve = new Salon(URL_, (await register("eve")).token);
  const { ben, game } = await seated();
  assert.equal(await eve.join(game), false, "the game has started");
  const { id } = await open(ben, 3);
  assert.equal(await eve.join(id), true);
  assert.equal(await eve.join(id), true, "a second time");
  assert.equal(await eve.join("01a1e964-0000-7000-8000-000000000000"), false, "there is no such table");
});

/** Returns the turns that Ada was asked to play when the game is rewound during the first of them. */
async function rewound({ ada, ben, game }: Table, then?: () => Promise<void>): Promise<Turn[]> {
  await ada.play(game, first);
  await ben.play(game, first);
  const seen: Turn[] = [];
  await ada.play(game, async (turn) => {
    seen.push(turn);
    if (seen.length > 1) return null;
    const asked = { params: { path: { id: game } }, body: { version: 0 } };
    assert.ok((await ben.client.POST("/v1/games/{id}/sandbox/rewind", asked)).response.ok);
    await then?.();
    return first(turn);
  });
  return seen;
}

test("a choice made before a rewind is made again", async () => {
  const [before, after] = await rewound(await seated(URL_, { sandbox: true }));
  assert.ok(before && before.version > 0);
  assert.equal(after?.version, 0);
});

test("a choice is not submitted on another line of play", async () => {
  const table = await seated(URL_, { sandbox: true });
  const [before, after] = await rewound(table, async () => {
    await table.ada.play(table.game, first);
    await table.ben.play(table.game, first);
  });
  assert.equal(before?.version, after?.version, "the same version, but asked again");
});

test("choices are read again when the version is gone", () =>
  throughProxy(async (proxy, { ada, game }) => {
    const seen: Turn[] = [];
    await ada.play(game, (turn) => {
      seen.push(turn);
      proxy.replacements = [problem(404, "no_such_version")];
      return seen.length === 1 ? first(turn) : null;
    });
    assert.equal(seen.length, 2);
  }));

test("a tag is kept only if it names the version", () => {
  const choices = { version: 12, seat: 0, legal: [], awaited: { seat: 0, decision: "bid", since: "2026-01-01T00:00:00Z" } };
  for (const tag of ['"12"', 'W/"12"', 'W/"12.r3"', 'W/"12.r3.0a1b2c"', '"12.0a1b2c"']) {
    assert.equal(readTurn("game", choices, tag)?.tag, tag);
  }
  for (const tag of [null, "", '"13"', '"0a1b2c"', '"123456789012345678901234"', "12", '"12", "13"', 'W/"12.r3']) {
    assert.equal(readTurn("game", choices, tag)?.tag, null, String(tag));
  }
});

test("it plays waiting turns once and stops on request", async () => {
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
  assert.equal(data?.by_kind["game_started"] ?? 0, 0, "handled items are marked as read");
});

test("it survives a long outage of the server", async () => {
  const page = answer(200, "<p>Back soon</p>", "text/html");
  const gateway = answer(404, '{"message": "no route"}', "application/json");
  const survives = (response: string) =>
    throughProxy(
      async (proxy, { ada, waitsForBenOnly }) => {
        proxy.overrides[""] = response;
        await running(ada, async (hasEnded) => {
          await pause(1500);
          assert.ok(!hasEnded(), `${response} does not end it`);
          proxy.overrides = {};
          await until(waitsForBenOnly);
        });
      },
      { patience: 500 },
    );
  const responses = [problem(503, "unavailable"), problem(429, "rate_limited"), answer(503), page, gateway];
  await Promise.all(responses.map(survives));
});

test("it waits for a retry-after beyond its own limit", () =>
  throughProxy(
    async (proxy, { ada, waitsForBenOnly }) => {
      proxy.replacements = [problem(429, "rate_limited", "Retry-After: 2\r\n")];
      await running(ada, async () => {
        await pause(1500);
        assert.equal(proxy.requests.length, 1);
        await until(waitsForBenOnly);
      });
    },
    { patience: 500 },
  ));

test("a failing game does not block the others", () =>
  throughProxy(
    async (proxy, { ada, directAda, ben, game, waitsForBenOnly }) => {
      const { id } = await open(ben, 2);
      assert.ok(await directAda.join(id));
      proxy.overrides[`${game}/choices`] = problem(500, "internal");
      await running(ada, async (hasEnded) => {
        await until(() => waitsForBenOnly(id));
        assert.ok(!hasEnded());
      });
    },
    { patience: 500 },
  ));

test("a failing item is retried with backoff", () =>
  throughProxy(
    async (proxy, { ada }) => {
      // Every request succeeds except the one that an item leads to.
      proxy.overrides["/v1/turns"] = answer(200, '{"turns": [], "count": 0}', "application/json");
      proxy.overrides["/choices"] = answer(404, "<p>No</p>", "text/html");
      await running(ada, async (hasEnded) => {
        await pause(8000);
        assert.ok(!hasEnded());
        const tried = proxy.requests.filter(({ line }) => line.includes("/choices")).length;
        assert.ok(tried >= 2 && tried < 7, `at growing intervals, ${tried} times`);
      });
    },
    { patience: 100 },
  ));

test("a seat that is taken back is played", () =>
  throughProxy(async (proxy, { ada, game, waitsForBenOnly }) => {
    const news = { kind: "seat_taken_over" as const, game, seat: 0, by: "bot" as const };
    const item: Item = { id: "x", at: "2026-01-01T00:00:00Z", read: false, news };
    proxy.replacements = [problem(409, "conflict"), answer(200, "{}", "application/json")];
    await ada["handle"](item, first);
    const asked = proxy.requests.filter(({ line }) => line.endsWith("/take-back"));
    assert.equal(asked.length, 2, "repeated after the conflict");
    assert.ok(await waitsForBenOnly());
  }));

test("it stops at once between retries", async () => {
  const stops = (path: string, patience: number) =>
    throughProxy(
      async (proxy, { ada }) => {
        proxy.overrides[path] = problem(503, "unavailable", "Retry-After: 5\r\n");
        const run = ada.run(first);
        const asks = (from: number) => proxy.requests.slice(from).filter(({ line }) => line.includes(path)).length;
        await until(() => asks(0) > 0);
        await pause(300);
        proxy.overrides = {};
        const [began, asked] = [Date.now(), proxy.requests.length];
        ada.stop();
        await run;
        assert.ok(Date.now() - began < 3000, path);
        assert.equal(asks(asked), 0, "no new request is sent");
      },
      { streams: false, patience },
    );
  // During retries of the long poll, during retries of the turns, and between attempts to reach the server.
  await Promise.all([stops("/v1/account/feed?", 60_000), stops("/v1/turns", 60_000), stops("/v1/turns", 100)]);
});

test("it stops while the server is unavailable", () =>
  throughProxy(async (proxy, { ada }) => {
    let notified = false;
    const run = ada.run(first, () => {
      proxy.overrides[""] = problem(503, "unavailable");
      notified = true;
    });
    await until(() => notified);
    const began = Date.now();
    ada.stop();
    await run;
    assert.ok(Date.now() - began < 8000);
  }));

test("an invalid token or address is refused and not printed", () => {
  for (const [url, token] of [
    [URL_, "salon_pat\nsecret"],
    [URL_, "salon_pat\u00e9secret"],
    ["localhost:8080", "secret"],
  ] as const) {
    assert.throws(
      () => new Salon(url, token),
      (error) => error instanceof TypeError && !error.message.includes("secret"),
    );
  }
});

test("a revoked token ends it", async () => {
  const revoked = new Salon(URL_, "nonsense").run(first);
  await assert.rejects(revoked, (error) => error instanceof Refused && error.status === 401);
});
