/**
 * What the interface says. A catalogue is one file for each language, with the same keys; `en.ts` is the one that the others are
 * checked against. `{name}` is replaced by a parameter, `{count:card|cards}` by the form that fits the number, in the order of
 * the language's own plural categories.
 */
import { signal } from '@preact/signals';
import type {
  DealsCatalogue,
  FrontCatalogue,
  GameCatalogue,
  LearnCatalogue,
  SayArguments,
  WordKey,
} from './catalogue.ts';

export type { KeyFor, SayArguments, WordKey } from './catalogue.ts';
export type Parameters = { readonly [name: string]: string | number };

/** What a language is called in itself, the order in which its plural forms are written, and the parts of its catalogue. */
export const LANGUAGE = {
  en: {
    name: 'English',
    plurals: ['one', 'other'],
    load: {
      front: () => import('./en-front.ts').then(({ EN_FRONT }) => EN_FRONT),
      games: () => import('./en.ts').then(({ EN }) => EN),
      learn: () => import('./en-learn.ts').then(({ EN_LEARN }) => EN_LEARN),
      deals: () => import('./en-deals.ts').then(({ EN_DEALS }) => EN_DEALS),
    },
  },
  pl: {
    name: 'Polski',
    plurals: ['one', 'few', 'many'],
    load: {
      front: () => import('./pl-front.ts').then(({ PL_FRONT }) => PL_FRONT),
      games: () => import('./pl.ts').then(({ PL }) => PL),
      learn: () => import('./pl-learn.ts').then(({ PL_LEARN }) => PL_LEARN),
      deals: () => import('./pl-deals.ts').then(({ PL_DEALS }) => PL_DEALS),
    },
  },
} as const satisfies { readonly [tag: string]: LanguageFacts };

export type Language = keyof typeof LANGUAGE;
export const LANGUAGES = Object.keys(LANGUAGE) as readonly Language[];

interface LanguageFacts {
  readonly name: string;
  readonly plurals: readonly Intl.LDMLPluralRule[];
  readonly load: {
    readonly front: () => Promise<FrontCatalogue>;
    readonly games: () => Promise<GameCatalogue>;
    readonly learn: () => Promise<LearnCatalogue>;
    readonly deals: () => Promise<DealsCatalogue>;
  };
}

interface Spoken {
  readonly language: Language;
  readonly catalogue: { readonly [key: string]: string };
  /** How many parts of the catalogue are there. */
  readonly parts: number;
}

const spoken = signal<Spoken | undefined>(undefined);
/** The parts of a catalogue that are loaded one after the other: the first page, then games, then what only other pages say. */
const PARTS = ['front', 'games', 'learn', 'deals'] as const;
export type WordPart = (typeof PARTS)[number];
/** How many were asked for: from then on every language is loaded as far. */
let needed = 1;

let wanted: Language | undefined;

/** Loads the language and speaks it from then on, unless another one is wanted by then. */
export async function speak(language: Language): Promise<void> {
  wanted = language;
  const parts = needed;
  const loaded = await Promise.all(PARTS.slice(0, parts).map(part => LANGUAGE[language].load[part]()));
  if (wanted !== language || isSpoken(language, parts + 1)) return;
  spoken.value = { language, catalogue: Object.assign({}, ...loaded), parts };
  document.documentElement.lang = language;
}

const isSpoken = (language: Language, parts: number): boolean => {
  const now = spoken.peek();
  return now?.language === language && now.parts >= parts;
};

/** Loads the words up to this part; they are there when it is done. */
export async function loadWords(part: WordPart): Promise<void> {
  const parts = PARTS.indexOf(part) + 1;
  needed = Math.max(needed, parts);
  if (wanted && !isSpoken(wanted, parts)) await speak(wanted);
}

export function languageNow(): Language {
  return spoken.value?.language ?? 'en';
}

/** The sentence of this key in the language that is spoken. Whatever renders it is rendered again when that changes. */
export function say<K extends WordKey>(key: K, ...[parameters]: SayArguments<K>): string {
  if (!spoken.value) return '';
  const { language, catalogue, parts } = spoken.value;
  if (Object.hasOwn(catalogue, key)) return fill(catalogue[key], language, (parameters ?? {}) as Parameters);
  // It is said as soon as it is there: what reads it is rendered again.
  if (parts < PARTS.length) loadWords('deals').catch(() => {});
  return '';
}

/** The same for a key from outside, such as the code of a problem; undefined if there are no words for it. */
export function sayIfKnown(key: string, parameters: Parameters = {}): string | undefined {
  const isKnown = spoken.value !== undefined && Object.hasOwn(spoken.value.catalogue, key);
  return isKnown ? fill(spoken.value!.catalogue[key], spoken.value!.language, parameters) : undefined;
}

/** An id as text, for things that have no words: "first-hand" and "firstHand" as "first hand". */
export const readable = (id: string): string =>
  id
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .replace(/[-_.]+/g, ' ')
    .trim()
    .toLowerCase();

/** The same at the beginning of a sentence. */
export const capitalized = (text: string): string => text.charAt(0).toLocaleUpperCase(languageNow()) + text.slice(1);
/** And in the middle of one. */
export const uncapitalized = (text: string): string => text.charAt(0).toLocaleLowerCase(languageNow()) + text.slice(1);

const MAKE = {
  // More than one place after the point is of no use to anybody here.
  number: (language: Language) => new Intl.NumberFormat(language, { maximumFractionDigits: 1 }),
  percent: (language: Language) => new Intl.NumberFormat(language, { style: 'percent' }),
  plural: (language: Language) => new Intl.PluralRules(language),
  list: (language: Language) => new Intl.ListFormat(language),
} as const;
type Tools = { -readonly [name in keyof typeof MAKE]?: ReturnType<(typeof MAKE)[name]> };

/** Making one takes longer than using it a hundred times. */
const made: { [language in Language]?: Tools } = {};

function tool<Name extends keyof typeof MAKE>(name: Name, language: Language): NonNullable<Tools[Name]> {
  made[language] ??= {};
  const tools: Tools = made[language];
  tools[name] ??= MAKE[name](language) as Tools[Name];
  return tools[name]!;
}

const SLOT = /\{(\w+)(?::([^}]*))?\}/g;

export function fill(text: string, language: Language, parameters: Parameters): string {
  return text.replace(SLOT, (_, name: string, forms: string | undefined) => {
    const value = parameters[name];
    if (value === undefined) throw new Error(`"${text}" needs the parameter ${name}.`);
    if (forms !== undefined) return pluralForm(forms.split('|'), language, Number(value));
    return typeof value === 'number' ? inDigits(value, language) : value;
  });
}

/**
 * A whole number below a thousand is the same in every language that is spoken here. Most numbers are such; and a browser takes as
 * long to make its first tool for numbers as to draw a board.
 */
function inDigits(number: number, language: Language): string {
  const isSmall = Number.isInteger(number) && number >= 0 && number < 1000;
  return isSmall ? String(number) : tool('number', language).format(number);
}

function pluralForm(forms: readonly string[], language: Language, count: number): string {
  const category = tool('plural', language).select(count);
  const at = (LANGUAGE[language].plurals as readonly string[]).indexOf(category);
  return forms[at] ?? forms.at(-1)!;
}

export const numberWords = (number: number): string => inDigits(number, languageNow());
export const percentWords = (share: number): string => tool('percent', languageNow()).format(share);

/** Several words as one: "A, B and C". */
export function listed(names: readonly string[]): string {
  return tool('list', languageNow()).format(names);
}

const MINUTE = ['minute', 60_000] as const;
const UNITS = [['day', 86_400_000], ['hour', 3_600_000], MINUTE] as const;

/** A time in whole units of the largest kind that it reaches, or in minutes. */
function roughly(milliseconds: number) {
  const [unit, length] = UNITS.find(([, length]) => milliseconds >= length) ?? MINUTE;
  return { unit, count: Math.floor(Math.max(0, milliseconds) / length) };
}

/** How long ago a moment was, such as "2 hours ago". */
export function ago(moment: number, now = Date.now()): string {
  const { unit, count } = roughly(now - moment);
  return new Intl.RelativeTimeFormat(languageNow(), { numeric: 'auto' }).format(-count, unit);
}

/** How long something takes: "2 hr", "15 min". */
export function durationWords(milliseconds: number): string {
  const { unit, count } = roughly(milliseconds);
  return new Intl.NumberFormat(languageNow(), { style: 'unit', unit, unitDisplay: 'short' }).format(count);
}

/** The first language of the browser's that is spoken here. */
export function preferredLanguage(wanted: readonly string[]): Language {
  const base = wanted.map(tag => tag.toLowerCase().split('-')[0]);
  return base.find((tag): tag is Language => (LANGUAGES as readonly string[]).includes(tag)) ?? 'en';
}
