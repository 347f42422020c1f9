/** What every language has words for. English is the catalogue that the others are checked against. */
import type { EN } from './en.ts';

export type WordKey = keyof typeof EN;
export type Catalogue = { readonly [K in WordKey]: string };
