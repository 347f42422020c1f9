import type { News } from '@cartagena/protocol';
import { expect, it } from 'vitest';
import { logEntriesOf } from './log-entries.ts';

const entry = (kind: string, made: number, turn?: number): News => ({
  seq: 1,
  at: 0,
  kind,
  seat: 0,
  made,
  events: turn === undefined ? [] : [{ type: 'turn', seat: 0, number: turn }],
});

it('what was taken back is not told any more, and what was said is no part of the game', () => {
  const news = [
    entry('started', 0, 1),
    entry('acted', 1, 2),
    entry('said', 1),
    entry('acted', 2, 3),
    entry('undone', 1),
  ];
  expect(logEntriesOf(news).map(({ made }) => made)).toEqual([0, 1]);
  expect(logEntriesOf([...news, entry('acted', 2, 4)]).map(({ made }) => made)).toEqual([0, 1, 2]);
});
