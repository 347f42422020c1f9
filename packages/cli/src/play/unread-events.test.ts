import type { GameEvent } from '@cartagena/engine';
import { expect, it } from 'vitest';
import { UnreadEvents } from './unread-events.ts';

const drew: GameEvent = { type: 'drew', seat: 0, from: 'stock', secret: { eyes: [0], cards: ['key'] } };
const stuck: GameEvent = { type: 'stuck', seat: 1 };

it('shows each reader an event once, and only what they may know', () => {
  const unread = new UnreadEvents([0, 1]);
  unread.add(drew, 1);
  expect(unread.take(0)).toEqual(['Red draws 1 card: key.']);
  expect(unread.take(0)).toEqual([]);
  expect(unread.take(1)).toEqual(['Red draws 1 card.']);
});

it('drops what was taken back', () => {
  const unread = new UnreadEvents([0]);
  unread.add(stuck, 1);
  unread.add(drew, 2);
  unread.forgetAfter(1);
  expect(unread.take(0)).toEqual(['Blue is stuck.']);
});
