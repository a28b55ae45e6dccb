/** Keeps the draft of a game in this browser over a reload, for one account. It is deleted at sign-out with all private data. */
import { readPrivate, writePrivate } from "@/app/storage";
import { parseDraft } from "./draft";
import type { Kept } from "./store";

export function keptDraft(account: string | undefined, game: string): Kept {
  const name = `draft:${account ?? "nobody"}:${game}`;
  return {
    read: () => (account ? parseDraft(readPrivate(name)) : null),
    write: (draft) => writePrivate(name, account && draft ? draft : undefined),
  };
}
