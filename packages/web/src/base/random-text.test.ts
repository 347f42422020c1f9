import { expect, it } from 'vitest';
import { randomText } from './random-text.ts';

it('is never the same', () => {
  expect(randomText()).toMatch(/^[0-9a-f]{32}$/);
  expect(randomText()).not.toBe(randomText());
});
