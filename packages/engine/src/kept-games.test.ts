/** Games that broke once under the referee (`npm run referee`) are played again, for ever. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { setUp } from './config.ts';
import type { MoveKind } from './move-kind.ts';
import { resolveRules } from './resolve.ts';
import { unwrap } from './result.ts';
import type { Rules } from './rules.ts';
import { watchAgain } from './testing/kept-game.ts';
import { BrokenGame, watchOneGame } from './testing/watched-game.ts';

const FOLDER = new URL('../../../fixtures/referee/', import.meta.url);
const KEPT = readdirSync(FOLDER).filter(file => file.endsWith('.json'));

describe('games that broke once', () => {
  it('are there', () => {
    expect(KEPT).not.toEqual([]);
  });

  it.each(KEPT)('%s', file => {
    watchAgain(JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')));
  });
});

describe('a rule that is broken', () => {
  const sound = resolveRules(unwrap(setUp({ edition: 'classic', seats: 3 })));
  const withMoves = (change: (kind: MoveKind) => MoveKind): Rules => ({
    ...sound,
    kindsOfMove: sound.kindsOfMove.map(change),
  });
  const breaking = (rules: Rules): BrokenGame | undefined => {
    try {
      watchOneGame(rules, 'broken', true);
    } catch (error) {
      if (error instanceof BrokenGame) return error;
      throw error;
    }
    return undefined;
  };

  it.each<[string, RegExp, (kind: MoveKind) => MoveKind]>([
    [
      'a card that is lost',
      /there are \d+ cards/,
      kind => ({
        ...kind,
        apply(game, index) {
          kind.apply(game, index);
          if (kind.type === 'retreat' && game.state.piled > 3) game.state.piled--;
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
