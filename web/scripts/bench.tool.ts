/** Measures what a person feels: the time from a click to the shown preview, and the requests that a move takes. */
import { writeFileSync } from "node:fs";
import { NetworkLog, poll, test } from "../tests/lib/fixtures";
import { Player } from "../tests/lib/player";

/** Steps that are measured for each game. */
const STEPS = Number(process.env.SALON_BENCH_STEPS ?? 60);

/** What a person should wait for a preview at most, and how many requests a move should take. */
const AIMS = { aim_ms: 100, aim_requests: 1 };

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const rounded = (value: number): number => Math.round(value * 10) / 10;

for (const ruleset of ["art_society", "the_gallerist"]) {
  test(`a click to the preview in ${ruleset}`, async ({ person }) => {
    const game = await person.api.createGame({ ruleset, seats: 2, bots: ["novice"] });
    await person.page.goto(`/games/${game}`);
    const player = new Player(person.page, "list");
    const network = new NetworkLog(person.page);
    const previews: number[] = [];
    const requests: number[] = [];
    let news = 0;
    const paths = new Map<string, number>();
    for (let steps = 0; steps < STEPS; ) {
      const offer = await player.offer();
      if (offer === "over") break;
      if (offer === "choose") {
        previews.push(await clickToPreview(player));
        steps += 1;
      } else if (offer === "send") {
        network.clear();
        await player.send();
        // Until the page has shown the answer: it offers something else than the draft that was sent.
        await player.offer();
        const all = await poll("the answer", 20_000, async () => {
          const found = await network.of(/^\/v1\/games\/[^/]+\/(?!stream)/);
          return found.some(({ method, path }) => method === "POST" && path.includes("/commands")) && found;
        });
        const sent = all.filter((it) => !isNews(it));
        news += all.length - sent.length;
        requests.push(sent.length);
        for (const { method, path } of sent) {
          const kind = `${method} ${path.replace(/^\/v1\/games\/[^/]+/, "").replace(/\?.*/, "")}`;
          paths.set(kind, (paths.get(kind) ?? 0) + 1);
        }
      } else await player.awaitTurn();
    }
    const figures = { ruleset, ...AIMS, previews: previews.length, median_ms: rounded(median(previews)), p95_ms: rounded(previews.toSorted((a, b) => a - b)[Math.floor(previews.length * 0.95)] ?? Number.NaN), requests_per_move: median(requests), moves: requests.length, requests: Object.fromEntries(paths), news };
    console.log(JSON.stringify(figures));
    if (process.env.SALON_BENCH_FILE) writeFileSync(process.env.SALON_BENCH_FILE, `${JSON.stringify(figures)}\n`, { flag: "a" });
  });
}

/** The state after a move of another seat: it is asked for when the stream tells of the move, not because of the own one. */
const isNews = ({ method, path }: { method: string; path: string }): boolean => method === "GET" && /\/state\?.*since=/.test(path);

/** Clicks the first choice and returns the milliseconds until its step is shown, as the page itself measures them. */
async function clickToPreview(player: Player): Promise<number> {
  return player.page.evaluate(async () => {
    const choice = document.querySelector<HTMLButtonElement>("[data-sheet] button.choice");
    const sheet = document.querySelector("[data-sheet]")!;
    const before = sheet.querySelectorAll(".draft ol > li").length;
    const begun = performance.now();
    choice?.click();
    while (sheet.isConnected && (sheet.querySelectorAll(".draft ol > li").length === before || sheet.querySelector('[aria-busy="true"]'))) {
      await new Promise((done) => requestAnimationFrame(done));
      if (performance.now() - begun > 20_000) break;
    }
    return performance.now() - begun;
  });
}
