/** What a person may do around a running or finished game. Pure; the server decides in the end. */
import type { GameSummary, PlayerSummary, Substitute } from "./types";

export interface MenuFacts {
  mine: PlayerSummary | null;
  isHost: boolean;
  /** People who play and have not resigned, without the caller. */
  others: PlayerSummary[];
  canPause: boolean;
  canResign: boolean;
  canAbort: boolean;
  canTakeBack: boolean;
  canGiveToBot: boolean;
  isSandboxOwner: boolean;
  canRematch: boolean;
  /** Seats that a bot plays for their owner: a substitute may take them over. */
  left: PlayerSummary[];
}

/** Returns what the menu offers. */
export function menuFacts(game: GameSummary, viewer: { id: string } | null): MenuFacts {
  const mine = game.players.find((player) => viewer !== null && player.account === viewer.id) ?? null;
  const running = game.status === "running";
  const over = game.status === "finished" || game.status === "aborted";
  const plays = running && mine !== null && !mine.resigned;
  const isHost = mine !== null && game.host === mine.account;
  return {
    mine,
    isHost,
    others: game.players.filter((player) => player.kind === "person" && player !== mine && !player.resigned),
    canPause: plays,
    canResign: plays,
    canAbort: plays && isHost,
    canTakeBack: plays && mine.kept,
    canGiveToBot: plays,
    isSandboxOwner: game.sandbox?.faults !== undefined && game.sandbox.faults !== null,
    canRematch: over && mine !== null && game.started_at != null,
    left: running ? game.players.filter((player) => (player.kept || player.resigned) && player !== mine) : [],
  };
}

/** What a pause waits for: the people who have not asked for it yet. */
export function pauseMissing(game: GameSummary): PlayerSummary[] {
  return game.players.filter((player) => player.kind === "person" && !player.resigned && !player.kept && !player.wants_pause);
}

/** An offer to take over a seat, with what the caller can still do about it. */
export interface OfferLine {
  seat: number;
  account: string;
  kind: Substitute["kind"];
  agreed: number;
  iAgreed: boolean;
  isMine: boolean;
}

export function offerLines(offers: readonly Substitute[], viewer: { id: string } | null): OfferLine[] {
  return offers.map((offer) => ({
    seat: offer.seat,
    account: offer.account,
    kind: offer.kind,
    agreed: offer.agreed.length,
    iAgreed: viewer !== null && offer.agreed.includes(viewer.id),
    isMine: viewer !== null && offer.account === viewer.id,
  }));
}
