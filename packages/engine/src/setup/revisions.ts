/**
 * Revisions of the rules. A record names the revision that made it and is always replayed by that revision: each revision
 * states what it changed, and how tables of the revision before it differ.
 */
import type { EditionId } from '../base/vocabulary.ts';
import type { GameConfig } from '../model/game-config.ts';
import type { RuleParts } from '../model/rules.ts';

/** One revision of the rules. */
export interface Revision {
  /** What changed, a sentence for each rule. */
  readonly changes: readonly string[];
  /** Tables of all older revisions. */
  readonly before: {
    /** Fields of the configuration that they do not have, with the value that they play by. */
    readonly fields?: Partial<GameConfig>;
    /** Defaults that were others. */
    readonly defaults?: Partial<GameConfig>;
    /** Editions that they do not know. */
    readonly editions?: readonly EditionId[];
    /** Restores behaviour that was another: folded after the modules. */
    patch?(parts: RuleParts, config: GameConfig): Partial<RuleParts>;
  };
}

/** By number. The first revision changed nothing. */
export const REVISIONS: readonly Revision[] = [
  { changes: [], before: {} },
  { changes: [], before: {} },
  {
    changes: [
      'CORE-2: the parameter `pass` lets a seat end its turn without an action.',
      'CORE-8: without a choice, the classic game drawn from a stock does not reshuffle the discards.',
      'EDITION-4: the family edition has a deck of its own.',
    ],
    before: { fields: { pass: false }, defaults: { recycle: true }, editions: ['family'] },
  },
];

/** The revision of new tables. */
export const RULES_REVISION = REVISIONS.length - 1;

/** The revisions after this one, the newest first: undone in this order they lead back to it. */
export const newerThan = (revision: number, revisions: readonly Revision[] = REVISIONS): readonly Revision[] =>
  revisions.slice(revision + 1).reverse();

/** The parts as the revision of the configuration has them. */
export function restoreOlder(parts: RuleParts, config: GameConfig, revisions?: readonly Revision[]): RuleParts {
  let older = parts;
  for (const { before } of newerThan(config.revision, revisions))
    older = { ...older, ...before.patch?.(older, config) };
  return older;
}
