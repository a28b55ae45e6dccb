/**
 * A bot that plays whole games of any ruleset with random commands, avoiding useless ones.
 *
 *     SALON_URL=http://127.0.0.1:8080 SALON_TOKEN=... node dist/examples/random-bot.js [GAME [INVITE]]
 *
 * With GAME, it joins and exits when the game ends; without, it accepts every invitation until it is interrupted.
 */
import { type Command, type Item, Salon, type Turn } from "../src/index.js";

/** Commands that only undo an earlier one: legal, but without progress. */
const POINTLESS = ["take_down"];

const pick = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;

/** Returns a random legal command that makes progress, and at times one that ends the turn. */
function choose(turn: Turn): Command[] {
  const useful = turn.legal.filter(({ kind }) => !POINTLESS.includes(kind));
  const acting = useful.filter(({ kind }) => !/^(finish|forgo|decline)/.test(kind));
  return [pick(acting.length && Math.random() < 0.8 ? acting : useful.length ? useful : turn.legal)];
}

const { SALON_URL: url = "http://127.0.0.1:8080", SALON_TOKEN: token = "" } = process.env;
const [game, invite] = process.argv.slice(2);
const salon = new Salon(url, token);
process.once("SIGINT", () => salon.stop());

async function onNews({ news }: Item): Promise<void> {
  if (news.kind === "invitation" && !game) await salon.join(news.game, news.invite);
  if (news.kind === "game_finished" || news.kind === "game_aborted") {
    console.log(news.kind, news.game, news.kind === "game_finished" ? news.placings : "");
    if (news.game === game) salon.stop();
  }
}

if (game) {
  const { data } = await salon.client.GET("/v1/games/{id}", { params: { path: { id: game } } });
  const isOpen = !data || data.status === "open";
  if (isOpen && !(await salon.join(game, invite))) throw new Error("this table has no free seat");
  if (data?.status === "finished" || data?.status === "aborted") salon.stop();
}
await salon.run(choose, onNews);
