/** Checks the deal of a finished game: the SHA-256 of its seed must be the commitment, the one that this browser saw before. */
import type { NotedCommitment } from "./kept";

/** The part of Web Crypto that is used; absent on a page that was not loaded securely. */
export type Digest = Pick<SubtleCrypto, "digest"> | undefined;

/** What a record says about its deal. */
export interface RecordedDeal {
  seed: string;
  commitment: string;
}

export type DealCheck =
  /** The hash matches, and the commitment is the one that this browser noted at `noted.version`. */
  | { kind: "verified"; noted: NotedCommitment; hash: string }
  /** The hash matches, but this browser did not see the game before it was over. */
  | { kind: "matches"; hash: string }
  /** The hash differs from the commitment of the record. */
  | { kind: "wrong_seed"; hash: string; commitment: string }
  /** The commitment of the record is not the one that this browser noted. */
  | { kind: "other_commitment"; noted: NotedCommitment; commitment: string }
  /** The page cannot compute hashes: it was loaded over plain HTTP. `same` compares the commitments, null if none was noted. */
  | { kind: "no_crypto"; same: boolean | null }
  /** The seed is not 32 bytes in hexadecimal. */
  | { kind: "unreadable" };

/** The number of bytes of a seed. */
const SEED_BYTES = 32;

/** Reads a seed in hexadecimal, or returns null. */
export function readSeed(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[0-9a-f]+$/i.test(text) || text.length !== SEED_BYTES * 2) return null;
  return Uint8Array.from({ length: SEED_BYTES }, (_, index) => parseInt(text.slice(index * 2, index * 2 + 2), 16));
}

/** Writes bytes in hexadecimal. */
export function toHex(bytes: ArrayBuffer): string {
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Checks a deal. */
export async function checkDeal(deal: RecordedDeal, noted: NotedCommitment | null, digest: Digest): Promise<DealCheck> {
  const commitment = deal.commitment.toLowerCase();
  if (noted && noted.commitment.toLowerCase() !== commitment) return { kind: "other_commitment", noted, commitment };
  const seed = readSeed(deal.seed);
  if (!seed) return { kind: "unreadable" };
  if (!digest) return { kind: "no_crypto", same: noted ? true : null };
  const hash = toHex(await digest.digest("SHA-256", seed));
  if (hash !== commitment) return { kind: "wrong_seed", hash, commitment };
  return noted ? { kind: "verified", noted, hash } : { kind: "matches", hash };
}
