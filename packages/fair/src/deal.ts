/** The words of a fair deal: what is promised, what is fixed at the start, what is told at the end. */

export const FAIR_VERSION = 1;
export const SECRET_BYTES = 32;
/** In UTF-8. */
export const MAX_GAME_BYTES = 100;
export const MAX_ENTROPY_BYTES = 128;
export const MAX_TAKEBACKS = 1000;

/** Shown to everybody before anybody's entropy is known. Bytes are lower-case hexadecimal here and everywhere. */
export interface FairCommitment {
  readonly version: typeof FAIR_VERSION;
  /** The id of the game. */
  readonly game: string;
  readonly commitment: string;
}

/** Shown from the start of the game on. */
export interface PublicFairDeal extends FairCommitment {
  /** What each seat added, in the order of the seats; empty for a seat that added nothing. */
  readonly entropies: readonly string[];
  /** For each taking back by consent, in the order in which they happened: how many actions stayed. */
  readonly takebacks: readonly number[];
}

/** All that the luck of a game follows from, apart from its configuration. Nobody's but the server's until the end. */
export interface FairDeal extends PublicFairDeal {
  readonly secret: string;
}

/** Told at the end. */
export interface RevealedFairDeal extends FairDeal {
  /** Empty if the game was given up before its end. */
  readonly winners: readonly number[];
  readonly fingerprint: string;
}

/**
 * How many takings back reached this action (the deal is 0): those that left fewer actions than its number. It grows
 * each time the action is taken back, so no luck that was seen comes again.
 */
export const epochOf = (takebacks: readonly number[], action: number): number =>
  takebacks.filter(left => left < action).length;
