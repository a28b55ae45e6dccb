/** Tickets in a real browser: `EventSource` and `<img>` of a page that is not the server's own, and two tabs that refresh at once. */
import { type Page } from "@playwright/test";
import { Api, expect, PASSWORD, test, TestServer, uniqueName } from "../lib/fixtures";

/** What a stream delivered first, or that the browser gave up on it. */
type Followed = { opened: true; id: string; kind: string } | { opened: false };

/** Opens a stream as a page does; a refused one ends with an error. */
const follow = (page: Page, url: string): Promise<Followed> =>
  page.evaluate(
    (address) =>
      new Promise<Followed>((done) => {
        const stream = new EventSource(address);
        stream.addEventListener("event", (message) => {
          stream.close();
          done({ opened: true, id: message.lastEventId, kind: JSON.parse(message.data).event.kind });
        });
        stream.addEventListener("error", () => {
          if (stream.readyState === EventSource.CLOSED) done({ opened: false });
        });
      }),
    url,
  );

/** Shows a picture as a page does; returns its width, 0 if it is refused. */
const show = (page: Page, url: string): Promise<number> =>
  page.evaluate(
    (address) =>
      new Promise<number>((done) => {
        const image = new Image();
        image.addEventListener("load", () => done(image.naturalWidth));
        image.addEventListener("error", () => done(0));
        image.src = address;
        document.body.append(image);
      }),
    url,
  );

async function register(server: TestServer, prefix: string): Promise<Api> {
  const made = await new Api(server.url).call("POST", "/v1/accounts", { name: uniqueName(prefix), password: PASSWORD });
  return new Api(server.url, made.tokens.access_token);
}

const ticket = async (player: Api, use: string, game: string): Promise<string> =>
  (await player.call("POST", "/v1/tickets", { use, game })).ticket as string;

test("a page without an origin follows a private game and shows its picture with tickets only", async ({ browser }) => {
  const server = await TestServer.launch({ SALON_CORS_ORIGINS: "*" });
  try {
    const [ada, bob] = [await register(server, "ada"), await register(server, "bob")];
    const game = await ada.createGame({ visibility: "private" });
    await bob.call("POST", `/v1/games/${game}/join`, { invite: (await ada.game(game)).invite });
    for (const player of [ada, bob]) {
      const [choice] = await player.choices(game);
      await player.submit(game, [choice!.command]);
    }
    const context = await browser.newContext();
    const page = await context.newPage();
    expect(await page.evaluate(() => origin)).toBe("null");
    const at = `${server.url}/v1/games/${game}`;

    const first = await follow(page, `${at}/stream?ticket=${await ticket(ada, "game_stream", game)}`);
    expect(first).toMatchObject({ opened: true, id: "0" });
    // A new ticket, from where the stream was left.
    const next = await follow(page, `${at}/stream?ticket=${await ticket(ada, "game_stream", game)}&last_event_id=0`);
    expect(next).toMatchObject({ opened: true, id: "1" });
    const picture = await ticket(ada, "pictures", game);
    expect(await show(page, `${at}/board.svg?ticket=${picture}`)).toBeGreaterThan(100);
    expect(await show(page, `${at}/seats/0/board.svg?ticket=${picture}`)).toBeGreaterThan(100);

    // Without a ticket, and with one for another use.
    for (const query of ["", `?ticket=${picture}`, "?ticket=made-up"]) {
      expect(await follow(page, `${at}/stream${query}`)).toEqual({ opened: false });
    }
    for (const query of ["", "?ticket=made-up", `?ticket=${await ticket(ada, "game_stream", game)}`]) {
      expect(await show(page, `${at}/board.svg${query}`)).toBe(0);
    }
    await ada.call("DELETE", "/v1/sessions");
    expect(await show(page, `${at}/board.svg?ticket=${picture}&theme=dark`)).toBe(0);
    await context.close();
  } finally {
    await server.dispose();
  }
});

/** Refreshes the session of the cookie, as the client does but without its lock between tabs. */
const refresh = (page: Page, times: number): Promise<number[]> =>
  page.evaluate(async (count) => {
    const once = () =>
      fetch("/v1/sessions/refresh", {
        method: "POST",
        headers: { "Salon-Session": "cookie", "content-type": "application/json" },
        body: "{}",
      }).then((answer) => answer.status);
    return Promise.all(Array.from({ length: count }, once));
  }, times);

test("two tabs of one browser refresh at once and both go on", async ({ person }) => {
  const [one, other] = [person.page, await person.context.newPage()];
  for (const tab of [one, other]) {
    await tab.goto("/");
    await expect(tab.getByRole("heading", { level: 1, name: "Your games" })).toBeVisible();
  }
  for (let round = 0; round < 5; round += 1) {
    const answers = await Promise.all([refresh(one, 3), refresh(other, 3)]);
    expect(answers.flat()).toEqual([200, 200, 200, 200, 200, 200]);
  }
  await Promise.all([one.reload(), other.reload()]);
  for (const tab of [one, other]) {
    await expect(tab.getByRole("heading", { level: 1, name: "Your games" })).toBeVisible();
  }
  expect(await refresh(one, 1)).toEqual([200]);
});
