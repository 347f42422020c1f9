/** Input from careless, mistaken or hostile callers. */
import fc from 'fast-check';

/** Words that mean something to a language, a database, a shell or a browser. */
const WORDS = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'length',
  'null',
  'undefined',
  'NaN',
  'true',
  '-1',
  '0',
  '1e999',
  '9007199254740993',
  '../../etc/passwd',
  '%2e%2e%2f',
  '%00',
  "' OR 1=1 --",
  '<script>alert(1)</script>',
  '\u0000',
  '\ud800',
  '\u202egnp.exe',
  '\ufeff',
  '🏴‍☠️',
  'İ',
  'ﬀ',
  '\r\nSet-Cookie: x=1',
];

export const rubbishText: fc.Arbitrary<string> = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(...WORDS),
  fc.array(fc.constantFrom(...WORDS), { maxLength: 4 }).map(words => words.join(' ')),
  { arbitrary: fc.integer({ min: 100, max: 20_000 }).map(length => 'x'.repeat(length)), weight: 1 },
);

const rubbishNumber = fc.oneof(
  fc.integer(),
  fc.double(),
  fc.constantFrom(-0, 0.5, -1, 256, 65536, 2 ** 31, 2 ** 32, 2 ** 53, 1e308),
);

const deep = fc
  .tuple(fc.integer({ min: 10, max: 500 }), fc.boolean())
  .map(([depth, isList]) =>
    Array.from({ length: depth }).reduce<unknown>(inner => (isList ? [inner] : { a: inner }), 1),
  );

/** Any JSON, with keys and texts that are up to no good. */
export const rubbishJson: fc.Arbitrary<unknown> = fc.oneof(
  { arbitrary: fc.constantFrom<unknown[]>(null, true, false, '', [], {}), weight: 3 },
  { arbitrary: rubbishText, weight: 3 },
  { arbitrary: rubbishNumber, weight: 3 },
  { arbitrary: fc.jsonValue({ maxDepth: 4 }), weight: 2 },
  // Through JSON, so that __proto__ is a key like any other.
  {
    arbitrary: fc
      .array(fc.tuple(rubbishText, fc.jsonValue({ maxDepth: 1 })), { maxLength: 4 })
      .map(pairs => JSON.parse(`{${pairs.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`)}}`)),
    weight: 2,
  },
  { arbitrary: deep, weight: 1 },
);

/** Also what JSON cannot bring: big integers, dates, maps, objects without a prototype, holes. */
export const rubbish: fc.Arbitrary<unknown> = fc.oneof(
  rubbishJson,
  fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true, withSparseArray: true }),
);
