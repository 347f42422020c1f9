import { afterEach, describe, expect, it, vi } from 'vitest';
import { PL_FRONT } from './pl-front.ts';
import { EN, PL } from './testing/catalogues.ts';
import { fill, LANGUAGE, LANGUAGES, type Language, languageNow, preferredLanguage, say, speak } from './words.ts';

const CATALOGUES: { readonly [L in Language]: { readonly [key: string]: string } } = { en: EN, pl: PL };

/** Parameters of a sentence, and how many forms each plural has. */
function slots(text: string): { names: string[]; plurals: number[] } {
  const found = [...text.matchAll(/\{(\w+)(?::([^}]*))?\}/g)];
  return {
    names: [...new Set(found.map(([, name]) => name))].sort(),
    plurals: found.flatMap(([, , forms]) => (forms === undefined ? [] : [forms.split('|').length])),
  };
}

describe.each(LANGUAGES)('the catalogue in %s', language => {
  const catalogue = CATALOGUES[language];

  it('has every key, and none besides', () => {
    expect(Object.keys(catalogue).sort()).toEqual(Object.keys(EN).sort());
  });

  it('says something for each of them, with the same parameters', () => {
    for (const [key, text] of Object.entries(catalogue)) {
      expect(text.trim(), key).not.toBe('');
      expect(slots(text).names, key).toEqual(slots(CATALOGUES.en[key]).names);
    }
  });

  it('gives every plural as many forms as the language has', () => {
    for (const [key, text] of Object.entries(catalogue))
      for (const count of slots(text).plurals) expect(count, key).toBe(LANGUAGE[language].plurals.length);
  });
});

it('parameters are checked where a sentence is said', () => {
  const wrong = () => [
    // @ts-expect-error: a parameter is missing.
    say('log.times', { n: 1 }),
    // @ts-expect-error: there is no such parameter.
    say('ui.close', { n: 1 }),
    // @ts-expect-error: what has plural forms is a number.
    say('table.do.gains', { text: '', n: '2' }),
  ];
  expect(wrong).not.toThrow();
});

describe('a sentence', () => {
  it('takes its parameters and the right plural', () => {
    expect(fill('{who} draws {n} {n:card|cards}', 'en', { who: 'Anna', n: 1 })).toBe('Anna draws 1 card');
    expect(fill('{n} {n:karta|karty|kart}', 'pl', { n: 22 })).toBe('22 karty');
    expect(fill('{n} {n:karta|karty|kart}', 'pl', { n: 12 })).toBe('12 kart');
  });

  it.each(LANGUAGES)('has its numbers as %s writes them', language => {
    const numbers = [...Array(1100).keys(), 12_345, 1_234_567, -5, 0.5, 999.5];
    const asWritten = new Intl.NumberFormat(language);
    for (const n of numbers) expect(fill('{n}', language, { n })).toBe(asWritten.format(n));
  });

  it('has numbers as the language writes them', () => {
    expect([fill('{n}', 'en', { n: 2.55 }), fill('{n}', 'pl', { n: 2.55 })]).toEqual(['2.6', '2,6']);
  });

  it('is refused when a parameter is missing', () => {
    expect(() => fill('{who} wins', 'en', {})).toThrow('who');
  });
});

describe('the language that is spoken', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it('is the one that was wanted last, whichever arrives first', async () => {
    vi.stubGlobal('document', { documentElement: {} });
    let arrive = () => {};
    vi.spyOn(LANGUAGE.pl.load, 'front').mockReturnValue(
      new Promise(resolve => {
        arrive = () => resolve(PL_FRONT);
      }) as ReturnType<typeof LANGUAGE.pl.load.front>,
    );
    const late = speak('pl');
    await speak('en');
    arrive();
    await late;
    expect([languageNow(), say('ui.close'), document.documentElement.lang]).toEqual(['en', 'Close', 'en']);
  });
});

it('the language follows the browser, and is English where nothing fits', () => {
  expect(preferredLanguage(['de-DE', 'pl-PL', 'en'])).toBe('pl');
  expect(preferredLanguage(['fr'])).toBe('en');
});
