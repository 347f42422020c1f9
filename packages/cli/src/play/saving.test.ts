import { newRecord, setUp, unwrap } from '@cartagena/engine';
import { expect, it } from 'vitest';
import { freshFile, saveGame } from './saving.ts';

it('takes a name that no other game has', () => {
  expect(freshFile(() => false)).toBe('cartagena-game.json');
  const taken = ['cartagena-game.json', 'cartagena-game-2.json'];
  expect(freshFile(file => taken.includes(file))).toBe('cartagena-game-3.json');
  expect(freshFile(file => file !== 'cartagena-game-2500.json')).toBe('cartagena-game-2500.json');
});

it('says why a game could not be saved', () => {
  const record = newRecord(unwrap(setUp({ edition: 'classic' })), 'x');
  expect(saveGame('/no/such/folder/game.json', record, ['you', 'greedy'], false)).toMatch(/^Not saved: .*no such/i);
});
