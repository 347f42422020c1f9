import { expect, it } from 'vitest';
import { faultsOfAreas } from '../tools/mutation/areas.mjs';

it('every source file of the engine is in one area of `npm run mutate`', () => {
  expect(faultsOfAreas('packages/engine/src')).toEqual([]);
});
