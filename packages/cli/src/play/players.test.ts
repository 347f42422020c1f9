import { describe, expect, it } from 'vitest';
import { DEFAULT_OPPONENT, parsePlayers, seatPlayers } from './players.ts';

describe('players', () => {
  it('are read in any case', () => expect(parsePlayers('You, GREEDY')).toEqual(['you', 'greedy']));

  it.each([
    ['you,kraken', '"kraken" is neither you nor a bot'],
    ['you', '2 to 5 players'],
    ['you,you,you,you,you,you', '2 to 5 players'],
  ])('%s cannot sit down', (text, message) => expect(() => parsePlayers(text)).toThrow(message));

  it('are you against bots, those who sat there before, or those who were named', () => {
    expect(seatPlayers(3, undefined)).toEqual(['you', DEFAULT_OPPONENT, DEFAULT_OPPONENT]);
    expect(seatPlayers(2, undefined, ['random', 'you'])).toEqual(['random', 'you']);
    expect(seatPlayers(2, ['you', 'you'], ['random', 'you'])).toEqual(['you', 'you']);
  });
});
