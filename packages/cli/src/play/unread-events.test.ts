import type { GameEvent } from '@cartagena/engine';
import { expect, it } from 'vitest';
import { UnreadEvents } from './unread-events.ts';

const drew: GameEvent = { type: 'drew', seat: 0, from: 'stock', secret: { eyes: [0], cards: ['key'] } };
const stuck: GameEvent = { type: 'stuck', seat: 1 };

it('tells each reader once, and only what they may know', () => {
  const news = new UnreadEvents([0, 1]);
  news.add(drew, 1);
  expect(news.take(0)).toEqual(['Red draws 1 card: key.']);
  expect(news.take(0)).toEqual([]);
  expect(news.take(1)).toEqual(['Red draws 1 card.']);
});

it('does not tell what was taken back', () => {
  const news = new UnreadEvents([0]);
  news.add(stuck, 1);
  news.add(drew, 2);
  news.forgetAfter(1);
  expect(news.take(0)).toEqual(['Blue is stuck.']);
});
