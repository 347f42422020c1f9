/** What every language has words for. English is the catalogue that the others are checked against. */
import type { EN } from './en.ts';
import type { EN_DEALS } from './en-deals.ts';
import type { EN_FRONT } from './en-front.ts';
import type { EN_LEARN } from './en-learn.ts';

type English = typeof EN_FRONT & typeof EN & typeof EN_LEARN & typeof EN_DEALS;
export type WordKey = keyof English;
type Words<English> = { readonly [K in keyof English]: string };
export type FrontCatalogue = Words<typeof EN_FRONT>;
export type GameCatalogue = Words<typeof EN>;
export type LearnCatalogue = Words<typeof EN_LEARN>;
export type DealsCatalogue = Words<typeof EN_DEALS>;

/** What is in the braces of a sentence, such as `who` and `n:card|cards`. */
type Slots<Text> = Text extends `${string}{${infer Slot}}${infer Rest}` ? Slot | Slots<Rest> : never;
type NameIn<Slot> = Slot extends `${infer Name}:${string}` ? Name : Slot;
/** The names with plural forms: they are numbers. */
type Counted<Slot> = Slot extends `${infer Name}:${string}` ? Name : never;

/** The parameters of a sentence, read off its English words. */
type ParametersOf<K extends WordKey> = {
  readonly [Name in NameIn<Slots<English[K]>> & string]: Name extends Counted<Slots<English[K]>>
    ? number
    : string | number;
};
/** Sentences without parameters need none. */
export type SayArguments<K extends WordKey, Given extends string = never> = [
  Exclude<keyof ParametersOf<K>, Given>,
] extends [never]
  ? []
  : [parameters: Omit<ParametersOf<K>, Given>];

/** Keys of sentences that need these parameters at most. */
export type KeyFor<Names extends string = never> = {
  [K in WordKey]: [Exclude<keyof ParametersOf<K>, Names>] extends [never] ? K : never;
}[WordKey];
