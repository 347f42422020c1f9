import { parseRecord, setUp, unwrap } from '@cartagena/engine';
import { describe, expect, it } from 'vitest';
import { makeGameText, parseJson, playersIn } from './game-file.ts';
import type { LocalPlayer } from './local-host.ts';
import { stroll } from './testing/stroll.ts';

const PLAYERS: readonly LocalPlayer[] = [
  { name: 'Anna', colour: 'green', bot: null },
  { name: 'Ola', colour: 'blue', bot: null },
];
const nameOf = (bot: string | null) => bot ?? 'Somebody';

describe('a game in a file', () => {
  it('comes back as it was, with its players', () => {
    const { record } = stroll(unwrap(setUp({ edition: 'classic' })), 'file', 5, () => {});
    const file = JSON.parse(makeGameText(record, PLAYERS));
    expect(unwrap(parseRecord(file))).toEqual(record);
    // As the terminal names people.
    expect(file.players).toEqual(['you', 'you']);
    expect(playersIn(file, 2, nameOf)).toEqual(PLAYERS);
  });

  it('may be one of the terminal’s, or say nothing of players, or nonsense', () => {
    expect(playersIn({ players: ['legend', 'you'] }, 2, nameOf)).toEqual([
      { name: 'legend', colour: 'red', bot: 'legend' },
      { name: 'Somebody', colour: 'blue', bot: null },
    ]);
    expect(playersIn({}, 2, nameOf).map(({ bot }) => bot)).toEqual([null, 'sailor']);
    const nonsense = { players: ['you', 'somebody-else'], names: [7, 'x'.repeat(99)], colours: 'red' };
    expect(playersIn(nonsense, 2, nameOf)).toEqual([
      { name: 'Somebody', colour: 'red', bot: null },
      { name: 'x'.repeat(24), colour: 'blue', bot: 'sailor' },
    ]);
  });

  it('is nothing where it is no JSON', () => {
    expect(['', 'no JSON'].map(parseJson)).toEqual([undefined, undefined]);
  });
});
