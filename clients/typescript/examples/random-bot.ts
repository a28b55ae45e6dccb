/**
 * A bot that plays whole games of any ruleset at random, with a little sense.
 *
 *     SALON_URL=http://127.0.0.1:8080 SALON_TOKEN=... node dist/examples/random-bot.js [GAME [INVITE]]
 *
 * Given a game it joins it and ends with it; without one it accepts every invitation and plays until it is interrupted.
 */
import { type Command, type Item, Salon, type Turn } from "../src/index.js";

/** Commands that only take back what was done: legal, but nobody gets anywhere with them. */
const POINTLESS = ["take_down"];

const pick = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;

/** Any legal command that leads on; finishing the turn is for when nothing else is left, or now and then. */
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
  if (isOpen && !(await salon.join(game, invite))) throw new Error("there is no seat at that table");
  if (data?.status === "finished" || data?.status === "aborted") salon.stop();
}
await salon.run(choose, onNews);
