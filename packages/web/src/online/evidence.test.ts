import { newEvidence, parseChainEvidence } from '@cartagena/fair';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeBox } from '../game/testing/box.ts';
import { evidenceStorage } from './evidence.ts';

beforeEach(() => void vi.stubGlobal('localStorage', makeBox()));
afterEach(() => void vi.unstubAllGlobals());

const at = (id: string) => evidenceStorage(id, parseChainEvidence);
const seatOf = (id: string) => at(id).read()?.seat;

it('two windows read what the other wrote', () => {
  const [one, other] = [at('x'), at('x')];
  expect(one.read()).toBeUndefined();
  one.write({ ...newEvidence('x'), seat: 1 });
  expect(other.read()?.seat).toBe(1);
  other.write({ ...newEvidence('x'), seat: 2 });
  expect(one.read()?.seat).toBe(2);
  expect(one.read()).toBe(one.read());
});

it('the oldest are forgotten', () => {
  vi.useFakeTimers();
  for (let i = 0; i < 105; i++) {
    vi.setSystemTime(i + 1);
    at(`t${i}`).write({ ...newEvidence(`t${i}`), seat: i });
  }
  vi.useRealTimers();
  expect([seatOf('t4'), seatOf('t5'), seatOf('t104')]).toEqual([undefined, 5, 104]);
});

it.each(['5', '{}', '{"at":', '{"evidence":null}', '{"evidence":{"version":2}}'])('%s is no evidence', text => {
  localStorage.setItem('cartagena.evidence.x', text);
  expect(at('x').read()).toBeUndefined();
  at('x').write({ ...newEvidence('x'), seat: 3 });
  expect(seatOf('x')).toBe(3);
});

it('without storage it lasts as long as the page', () => {
  vi.stubGlobal('localStorage', {
    getItem() {
      throw new Error('denied');
    },
    setItem() {
      throw new Error('denied');
    },
  });
  const storage = at('x');
  storage.write({ ...newEvidence('x'), seat: 1 });
  expect(storage.read()?.seat).toBe(1);
});
