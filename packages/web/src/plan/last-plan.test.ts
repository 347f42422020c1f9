import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeBox } from '../game/testing/box.ts';
import { FIRST_PLAN } from './plan.ts';
import { tableFor } from './table-choice.ts';

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('localStorage', makeBox());
  vi.stubGlobal('navigator', { languages: ['en'] });
});
afterEach(() => void vi.unstubAllGlobals());

const lastPlan = async () => (await import('./last-plan.ts')).lastPlan.value;

it.each([
  ['nothing', 'null', FIRST_PLAN],
  ['no plan', '{"table":', FIRST_PLAN],
  ['a plan', JSON.stringify({ ...FIRST_PLAN, isPublic: true }), { ...FIRST_PLAN, isPublic: true }],
  [
    'one that says less of its table than is said today',
    JSON.stringify({ ...FIRST_PLAN, table: { edition: 'wielka' } }),
    { ...FIRST_PLAN, table: tableFor('wielka') },
  ],
])('out of %s comes one that can be played', async (_, text, plan) => {
  localStorage.setItem('cartagena.plan', text);
  expect(await lastPlan()).toEqual(plan);
});
