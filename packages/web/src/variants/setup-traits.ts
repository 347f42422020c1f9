/** What the set-up needs to know about a variant. All of it may be left out. */
import type { GameConfig } from '@cartagena/engine';
import type { WordKey } from '../words/words.ts';

/** Fields of a configuration that hold one word out of several. */
export type WordField = Exclude<
  { [F in keyof GameConfig]-?: GameConfig[F] extends string ? F : never }[keyof GameConfig],
  'edition'
>;

export interface SetupTraits {
  /** A choice that only matters with this variant. Its words are in the catalogues, as `setup.FIELD` and `setup.FIELD.VALUE`. */
  readonly choice?: { readonly field: WordField; readonly values: readonly string[] };
  /** Games take this many times as many turns. */
  readonly turnFactor?: number;
  /** Why it cannot be together with another module, an edition or a field. */
  clash?(other: string): Clash;
}

type ClashWord<Key> = Key extends `setup.clash.${infer Word}` ? Word : never;
/** Why things cannot be together: the last part of a key of the catalogues. */
export type Clash = ClashWord<WordKey>;
