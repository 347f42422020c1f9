import { BOTS } from '@cartagena/bots';
import { expect, it } from 'vitest';
import { BOT_NAMES } from './bot-names.ts';

it('are those of the bots that there are', () => {
  expect([...BOT_NAMES]).toEqual(Object.keys(BOTS));
});
