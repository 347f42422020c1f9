/** Good things spoilt: they get further in than noise does. */
import fc from 'fast-check';
import { rubbishJson, rubbishText } from './rubbish.ts';

/** Somewhere in a thing of whatever size: a share below 1, each as likely. (Those of `fc.double` are nearly all next to nothing.) */
export const somewhere: fc.Arbitrary<number> = fc.noBias(fc.nat(999_999)).map(part => part / 1_000_000);

interface Cut {
  readonly before: string;
  readonly piece: string;
  readonly after: string;
  readonly other: string;
}

const TEXT_SPOILS: { readonly [how: string]: (cut: Cut) => string } = {
  flip: ({ before, piece, after }) => before + piece.replace(/^./su, nextLetter) + after,
  drop: ({ before, after }) => before + after,
  double: ({ before, piece, after }) => before + piece + piece + after,
  swap: ({ before, piece, after }) => before + after.slice(0, piece.length) + piece + after.slice(piece.length),
  truncate: ({ before }) => before,
  insert: ({ before, piece, after, other }) => before + other + piece + after,
};

const nextLetter = (letter: string): string => String.fromCodePoint(letter.codePointAt(0)! ^ 1);

/** A good text with something flipped, dropped, doubled, swapped, cut off or put in, up to three times. */
export function spoiltText(texts: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const spoil = fc.record({
    how: fc.constantFrom(...Object.values(TEXT_SPOILS)),
    at: somewhere,
    length: fc.integer({ min: 1, max: 8 }),
    other: fc.oneof(rubbishText, fc.string({ minLength: 1, maxLength: 1 })),
  });
  return fc.tuple(texts, fc.array(spoil, { minLength: 1, maxLength: 3 })).map(([text, spoils]) => {
    let now = text;
    for (const { how, at, length, other } of spoils) {
      const from = Math.floor(at * now.length);
      const to = from + length;
      now = how({ before: now.slice(0, from), piece: now.slice(from, to), after: now.slice(to), other });
    }
    return now;
  });
}

// biome-ignore lint/suspicious/noExplicitAny: whatever holds something else, by name or by number.
type Holder = any;

/** A place in a piece of data. */
interface Spot {
  readonly holder: Holder;
  readonly name: string;
}

interface Wound extends Spot {
  readonly other: Spot;
  readonly value: unknown;
  readonly key: string;
}

const VALUE_SPOILS: { readonly [how: string]: (wound: Wound) => void } = {
  replace: ({ holder, name, value }) => put(holder, name, value),
  nudge: ({ holder, name }) => put(holder, name, nudged(holder[name])),
  add: ({ holder, key, value }) => put(holder, Array.isArray(holder) ? String(holder.length) : key, value),
  swap({ holder, name, other }) {
    const value = structuredClone(holder[name]);
    put(holder, name, structuredClone(other.holder[other.name]));
    put(other.holder, other.name, value);
  },
  drop({ holder, name }) {
    if (Array.isArray(holder)) holder.splice(Number(name), 1);
    else delete holder[name];
  },
  double({ holder, name }) {
    if (Array.isArray(holder)) holder.splice(Number(name), 0, structuredClone(holder[Number(name)]));
    else put(holder, `${name}${name}`, structuredClone(holder[name]));
  },
};

/** Good data with something replaced, dropped, doubled, swapped, added or counted up somewhere in it, up to three times. */
export function spoiltJson(values: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const spoil = fc.record({
    how: fc.constantFrom(...Object.values(VALUE_SPOILS)),
    at: somewhere,
    to: somewhere,
    value: rubbishJson,
    key: rubbishText,
  });
  return fc.tuple(values, fc.array(spoil, { minLength: 1, maxLength: 3 })).map(([value, spoils]) => {
    // In a box, so that the whole of it has a place too.
    const box = { value: structuredClone(value) };
    for (const { how, at, to, value, key } of spoils) {
      const spots = spotsIn(box);
      if (spots.length === 0) break;
      const other = spots[Math.floor(to * spots.length)];
      how({ ...spots[Math.floor(at * spots.length)], other, value, key });
    }
    return JSON.parse(JSON.stringify(box)).value ?? null;
  });
}

const asJson = (values: fc.Arbitrary<unknown>): fc.Arbitrary<string> => values.map(value => JSON.stringify(value));

/** A text that is read as JSON, and is none, or that of anything. */
export const noiseForJson: fc.Arbitrary<string> = fc.oneof(rubbishText, asJson(rubbishJson));

/** What may stand where one of these things was written down as JSON: noise, or the thing spoilt. */
export function spoiltNote(...things: readonly unknown[]): fc.Arbitrary<string> {
  return fc.oneof(
    { arbitrary: noiseForJson, weight: 2 },
    { arbitrary: asJson(spoiltJson(fc.constantFrom(...things))), weight: 1 },
    { arbitrary: spoiltText(fc.constantFrom(...things.map(thing => JSON.stringify(thing)))), weight: 1 },
  );
}

function spotsIn(holder: Holder, found: Spot[] = []): Spot[] {
  if (typeof holder !== 'object' || holder === null) return found;
  for (const name of Object.keys(holder)) {
    found.push({ holder, name });
    spotsIn(holder[name], found);
  }
  return found;
}

/** Also under names that mean something to the language. */
function put(holder: Holder, name: string, value: unknown): void {
  Object.defineProperty(holder, name, { value, writable: true, enumerable: true, configurable: true });
}

function nudged(value: unknown): unknown {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  return typeof value === 'string' ? `${value}s` : [value];
}
