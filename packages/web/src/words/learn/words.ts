/** What is said where people learn. These catalogues are loaded by the pages that need them, so that the others stay small. */
import { signal } from '@preact/signals';
import { fill, type Language, languageNow, type Parameters } from '../words.ts';
import type { LEARN_EN } from './en.ts';

export type LearnKey = keyof typeof LEARN_EN;
export type LearnCatalogue = { readonly [K in LearnKey]: string };

const LOADERS: { readonly [L in Language]: () => Promise<LearnCatalogue> } = {
  en: () => import('./en.ts').then(({ LEARN_EN }) => LEARN_EN),
  pl: () => import('./pl.ts').then(({ LEARN_PL }) => LEARN_PL),
};

const loaded = signal<{ readonly [L in Language]?: LearnCatalogue }>({});
const coming = new Map<Language, Promise<void>>();

/** Fetches the words of a language, once. */
export function fetchLearnWords(language: Language = languageNow()): Promise<void> {
  const known = coming.get(language);
  if (known) return known;
  const fetched = LOADERS[language]().then(
    catalogue => {
      loaded.value = { ...loaded.value, [language]: catalogue };
    },
    // Whoever asks next tries again.
    () => void coming.delete(language),
  );
  coming.set(language, fetched);
  return fetched;
}

/** The sentence of this key. Empty until the words are there; whatever renders it is rendered again then. */
export function teach(key: LearnKey, parameters: Parameters = {}): string {
  const language = languageNow();
  const catalogue = loaded.value[language];
  if (catalogue) return fill(catalogue[key], language, parameters);
  void fetchLearnWords(language);
  return '';
}
