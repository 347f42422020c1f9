import fc from 'fast-check';
import { expect, it } from 'vitest';
import { applyChange, changeBetween } from './change.ts';

const wire = <T>(value: T): T => JSON.parse(JSON.stringify(value));

/** What the receiver has after only the change was sent. */
function sent(before: object, after: object): unknown {
  const change = changeBetween(before, after);
  return change === undefined ? before : applyChange(before, wire(change));
}

it('names what changed, inside out, and nothing else', () => {
  const before = { seq: 4, seats: [{ hand: 3 }, { hand: 6 }], pile: ['key'], was: 1, same: { deep: [1, 2] } };
  const after = { seq: 5, seats: [{ hand: 3 }, { hand: 5 }], pile: ['key', 'hat'], same: { deep: [1, 2] }, now: null };
  expect(changeBetween(before, after)).toEqual({
    '=seq': 5,
    '~seats': { '~1': { '=hand': 5 } },
    '~pile': { '=1': 'hat', '#': 2 },
    '=now': null,
    '-was': 0,
  });
  expect(sent(before, after)).toEqual(after);
  expect(changeBetween(before, structuredClone(before))).toBeUndefined();
});

it('what did not change is shared, and what was before stays as it was', () => {
  const before = { view: { turn: 1, path: ['key'] }, config: { seats: 2 } };
  const copy = structuredClone(before);
  const after = applyChange(before, { '~view': { '=turn': 2 } });
  expect(after).toEqual({ view: { turn: 2, path: ['key'] }, config: { seats: 2 } });
  expect(after.config).toBe(before.config);
  expect(after.view.path).toBe(before.view.path);
  expect(before).toEqual(copy);
});

it('a field that is undefined is absent, as in JSON', () => {
  expect(changeBetween({ a: 1, b: undefined }, { a: 1, c: undefined })).toBeUndefined();
  expect(changeBetween({ a: 1 }, { a: undefined })).toEqual({ '-a': 0 });
  expect(changeBetween({ toString: 1 }, {})).toEqual({ '-toString': 0 });
  expect(sent({}, { toString: 1, ['__proto__']: [] })).toEqual({ toString: 1, ['__proto__']: [] });
});

it('leads from any JSON to any other of its kind, whatever its keys are called', () => {
  const value = fc.jsonValue({ maxDepth: 4 }).filter((one): one is object => typeof one === 'object' && one !== null);
  fc.assert(
    fc.property(value, value, (one, other) => {
      const [before, after] = [wire(one), wire(other)];
      if (Array.isArray(before) !== Array.isArray(after)) return;
      expect(JSON.stringify(sorted(sent(before, after)))).toBe(JSON.stringify(sorted(after)));
    }),
    { numRuns: 500 },
  );
});

it('leads from any JSON to the same with some of it changed', () => {
  const part = fc.record({ '~': fc.nat(3), '=': fc.array(fc.nat(2)), '-': fc.option(fc.string()), '#': fc.boolean() });
  const value = fc.dictionary(fc.string({ maxLength: 2 }), fc.array(part, { maxLength: 3 }));
  fc.assert(
    fc.property(value, value, (before, after) => {
      expect(sent(before, { ...before, ...after })).toEqual({ ...before, ...after });
    }),
  );
});

/** Keys in order, so that texts can be compared; `__proto__` is a key like others here. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, inside]) => [name, sorted(inside)]);
}
