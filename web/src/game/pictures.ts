/** The picture of what is shown: it comes with the state; after a change of size or theme it is fetched alone. */
import type { GameApi } from "./api";
import type { Game } from "./store";
import type { Frame } from "./types";

export interface Picture {
  /** SVG text as the server sent it: to be sanitised before it is shown (svg.ts). */
  svg: string;
  /** The version that it shows. */
  version: number;
  /** Whether it shows what the draft leads to. */
  draft: boolean;
}

/** Pictures of a version never change but by names: this many are kept for stepping back and forth. */
const MAX_CACHED = 40;

export const sameFrame = (a: Frame | null | undefined, b: Frame | null | undefined): boolean => a?.theme === b?.theme && a?.width === b?.width;

export class Pictures {
  private wanted = "";
  private readonly cache = new Map<string, string>();

  constructor(
    private readonly api: GameApi,
    private frame: Frame | null,
    private readonly show: (picture: Picture) => void,
  ) {}

  draw(frame: Frame, game: Game): void {
    this.frame = frame;
    this.follow(game);
  }

  /** Shows the picture of what is shown now, and asks for it if it did not come with the state. */
  follow(game: Game): void {
    const { live, shown, moment } = game;
    // Before the deal there is nothing to draw, and no words of the status.
    if (!this.frame || !live?.status_words) return;
    const draft = moment === null && shown !== live;
    if (shown?.picture && sameFrame(shown.drawn, this.frame)) {
      if (shown.picture === game.picture?.svg) return;
      this.wanted = "";
      return this.show({ svg: shown.picture, version: shown.version, draft });
    }
    // While a past moment or a draft is on its way, the picture of before stays.
    if (moment !== null && !shown) return;
    if (draft && game.picture) return;
    this.ask(moment ?? live.version, moment, game);
  }

  private ask(version: number, at: number | null, game: Game): void {
    const frame = this.frame!;
    const key = `${version}.${game.live?.line ?? ""} ${frame.theme} ${frame.width} ${names(game)}`;
    if (key === this.wanted) return;
    this.wanted = key;
    void this.fetch(key, frame, version, at);
  }

  private async fetch(key: string, frame: Frame, version: number, at: number | null): Promise<void> {
    try {
      const svg = this.cache.get(key) ?? (await this.api.board(frame, at));
      this.cache.set(key, svg);
      for (const old of this.cache.keys()) {
        if (this.cache.size <= MAX_CACHED) break;
        this.cache.delete(old);
      }
      if (this.wanted === key) this.show({ svg, version, draft: false });
    } catch {
      // The page says that the server is away; the next change asks again.
      if (this.wanted === key) this.wanted = "";
    }
  }
}

/** The names in the picture, which can change without a move. */
function names({ live }: Game): string {
  return (live?.players ?? []).map((player) => player.label).join("|");
}
