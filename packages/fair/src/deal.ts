/** What makes a fair deal: what is committed to, what is public during the game, and what is revealed after it. */

export const FAIR_VERSION = 1;
export const SECRET_BYTES = 32;
/** In UTF-8. */
export const MAX_GAME_BYTES = 100;
export const MAX_ENTROPY_BYTES = 128;
export const MAX_TAKEBACKS = 1000;

/** Public before any seat's entropy is known. Bytes are written as lower-case hexadecimal digits here and everywhere. */
export interface FairCommitment {
  readonly version: typeof FAIR_VERSION;
  /** The id of the game. */
  readonly game: string;
  readonly commitment: string;
}

/** Public from the start of the game. */
export interface PublicFairDeal extends FairCommitment {
  /** What each seat added, in the order of the seats; empty for a seat that added nothing. */
  readonly entropies: readonly string[];
  /** For each takeback by consent, in the order in which they happened: how many actions remained. */
  readonly takebacks: readonly number[];
}

/** Everything that the luck of a game derives from, except its configuration. Only the server has it before the end. */
export interface FairDeal extends PublicFairDeal {
  readonly secret: string;
}

/** Public after the game. */
export interface RevealedFairDeal extends FairDeal {
  /** Empty if the game was abandoned. */
  readonly winners: readonly number[];
  readonly fingerprint: string;
}

/**
 * How many takebacks undid this action (the deal is 0): those after which fewer actions remained than its number. It grows each
 * time the action is undone, so draws that a player has seen never come again.
 */
export const epochOf = (takebacks: readonly number[], action: number): number =>
  takebacks.filter(remaining => remaining < action).length;
