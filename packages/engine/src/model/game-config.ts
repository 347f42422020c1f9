/** A table's configuration. */
import type { EditionId, ModuleId } from '../base/vocabulary.ts';

/** The complete configuration of a table. Modules add fields for their parameters (declaration merging). */
export interface GameConfig {
  /** Which revision of the rules the table plays by. */
  readonly revision: number;
  readonly edition: EditionId;
  /** In the order of the registry. */
  readonly modules: readonly ModuleId[];
  readonly seats: number;
  readonly pirates: number;
  /** Segments on each leg. */
  readonly segments: readonly number[];
  /** Which face of two-sided tiles a single leg shows. */
  readonly landscape: 'tunnel' | 'jungle';
  readonly layout: 'printed' | 'random';
  /** Actions per turn. */
  readonly actions: number;
  /** Whether a seat may end its turn without an action (CORE-2). Since revision 2. */
  readonly pass?: boolean;
  readonly hand: number;
  /** Cards dealt to the seat that begins. */
  readonly firstHand: number;
  /** Whether the discards are reshuffled when the stock is exhausted (CORE-8). */
  readonly recycle: boolean;
  readonly supply: 'stock' | 'row';
  readonly hands: 'open' | 'hidden';
  /**
   * `same`: each draw gives the same wherever this seed is played, whatever the players do (docs/same-luck.md). Left out, each action
   * has luck of its own.
   */
  readonly luck?: 'same';
}

/** A table's choices. The edition supplies everything that is left out. */
export type Choices = Partial<Omit<GameConfig, 'edition'>> & { readonly edition: EditionId };

/** What a field of the configuration may hold, and how to say so. */
export interface Parameter {
  readonly isValid: (value: unknown) => boolean;
  /** Completes the sentence "The field … must be …". */
  readonly must: string;
}

export const oneOf = (...values: readonly unknown[]): Parameter => ({
  isValid: value => values.includes(value),
  must: `must be ${values.length > 2 ? 'one of ' : ''}${values.slice(0, -1).join(', ')}${values.length > 1 ? ' or ' : ''}${values.at(-1)}`,
});
