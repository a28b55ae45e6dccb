/** What home shows, read from the server: plain functions without the framework. */
import { api, ask, type Schemas } from "@/app/api";
import { isProblem } from "@/app/problem";
import type { GameSummary } from "@/app/table";

/** The running games of the person. More than these are rare; the list says when there are more. */
const MAX_RUNNING = 100;
const FINISHED_PAGE = 6;

export const readMine = async (status: "open" | "running"): Promise<readonly GameSummary[]> =>
  (await ask(api.GET("/v1/games", { params: { query: { mine: true, status, limit: MAX_RUNNING } } }))).items;

export interface FinishedPage {
  items: readonly GameSummary[];
  next?: string;
}

/** A page of the person's finished games, the newest first. */
export async function readFinished(cursor?: string): Promise<FinishedPage> {
  const query = { mine: true, status: "finished" as const, limit: FINISHED_PAGE, ...(cursor && { cursor }) };
  const page = await ask(api.GET("/v1/games", { params: { query } }));
  return { items: page.items, ...(page.next_cursor && { next: page.next_cursor }) };
}

export interface Invitation {
  /** The id of the notice, to mark it as read. */
  id: string;
  invite: string;
  from: string | null;
  game: GameSummary;
}

/** The unread invitations to tables that still have a free seat for the person. */
export async function readInvitations(account: string): Promise<readonly Invitation[]> {
  const { items } = await ask(api.GET("/v1/account/feed", { params: { query: { kinds: "invitation", unread: true, limit: 20 } } }));
  const found = await Promise.all(items.map((item) => readInvitation(item)));
  return found.filter((one) => one !== undefined).filter(({ game }) => isOpenFor(game, account));
}

async function readInvitation(item: Schemas["FeedItem"]): Promise<Invitation | undefined> {
  if (item.news.kind !== "invitation") return undefined;
  const { invite, from } = item.news;
  try {
    const game = await ask(api.GET("/v1/invites/{invite}", { params: { path: { invite } } }));
    const host = game.players.find((player) => player.account === from);
    return { id: item.id, invite, from: host?.display_name ?? null, game };
  } catch (error) {
    if (isProblem(error)) return undefined;
    throw error;
  }
}

const isOpenFor = (game: GameSummary, account: string): boolean =>
  game.status === "open" && game.players.length < game.seats && !game.players.some((player) => player.account === account);

export const dismissInvitation = (id: string): Promise<unknown> => ask(api.POST("/v1/account/feed/read", { body: { items: [id] } }));

/** The place of the person in a finished game, 1 for the best; undefined if it has none. */
export function placing(game: GameSummary): number | undefined {
  const seat = game.my_seat;
  return seat === null || seat === undefined ? undefined : game.result?.placings[seat];
}
