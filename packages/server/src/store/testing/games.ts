/** Games and entries to be stored, with something in every field. */
import type { GameRow, NewGame, NewStoredEntry } from '../store.ts';

export const NOW = 1_790_000_000_000;

export const newGame = (id: string, some: Partial<GameRow> = {}): NewGame => ({
  id,
  created: NOW,
  updated: NOW,
  status: 'open',
  isPublic: false,
  config: '{"edition":"classic"}',
  summary: '{}',
  secret: `secret of ${id}`,
  actorPlayer: null,
  actorSince: null,
  deadline: null,
  botDue: null,
  ...some,
});

export const entry = (body: unknown = null, at = NOW): NewStoredEntry => ({
  at,
  kind: 'action',
  seat: 1,
  player: 'ann',
  body,
});
