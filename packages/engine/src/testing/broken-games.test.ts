/** Games that broke once under the referee (`npm run referee`) are played again, for ever. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { unwrap } from '../base/result.ts';
import type { MoveType, Rules } from '../model/rules.ts';
import { setUp } from '../setup/config.ts';
import { resolveRules } from '../setup/resolve.ts';
import { replayBrokenGame } from './broken-game.ts';
import { BrokenGame, refereeOneGame } from './refereed-game.ts';

const FOLDER = new URL('../../../../fixtures/referee/', import.meta.url);
const KEPT = readdirSync(FOLDER).filter(file => file.endsWith('.json'));

describe('games that broke once', () => {
  it('are there', () => {
    expect(KEPT).not.toEqual([]);
  });

  it.each(KEPT)('%s', file => {
    replayBrokenGame(JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')));
  });
});

describe('a rule that is broken', () => {
  const sound = resolveRules(unwrap(setUp({ edition: 'classic', seats: 3 })));
  const withMoves = (change: (kind: MoveType) => MoveType): Rules => ({
    ...sound,
    moveTypes: sound.moveTypes.map(change),
  });
  const breaking = (rules: Rules): BrokenGame | undefined => {
    try {
      refereeOneGame(rules, 'broken', true);
    } catch (error) {
      if (error instanceof BrokenGame) return error;
      throw error;
    }
    return undefined;
  };

  it.each<[string, RegExp, (kind: MoveType) => MoveType]>([
    [
      'a card that is lost',
      /there are \d+ cards/,
      kind => ({
        ...kind,
        apply(game, index) {
          kind.apply(game, index);
          if (kind.type === 'retreat' && game.state.discardCount > 3) game.state.discardCount--;
        },
      }),
    ],
    [
      'a pirate that is in two places',
      /are counted/,
      kind => ({
        ...kind,
        apply(game, index) {
          kind.apply(game, index);
          if (kind.type === 'play' && game.state.turns === 4) game.state.crowd[3]++;
        },
      }),
    ],
  ])('is found, at the same action each time: %s', (_, message, change) => {
    const first = breaking(withMoves(change));
    expect(first?.message).toMatch(message);
    expect(first?.at).toBeGreaterThan(0);
    expect(breaking(withMoves(change))).toEqual(first);
    expect(breaking(sound)).toBeUndefined();
  });
});
