/** The start of a game: who stands where, and who is dealt what. */
import { describe, expect, it } from 'vitest';
import { SeededChance } from '../base/chance.ts';
import { unwrap } from '../base/result.ts';
import type { EditionId } from '../base/vocabulary.ts';
import { START } from '../model/board.ts';
import type { GameEvent } from '../model/events.ts';
import { stateKey } from '../model/state.ts';
import { setUp } from '../setup/config.ts';
import { resolveRules } from '../setup/resolve.ts';
import { makeSnapshot } from '../view/snapshot.ts';
import { actionBuffer, apply, legalActions } from './actions.ts';
import { deal, newGame } from './deal.ts';

describe('a deal', () => {
  const rules = resolveRules(
    unwrap(setUp({ edition: 'diaries', modules: ['retreat', 'captain'], seats: 3, hand: 2, firstHand: 5 })),
  );

  it('puts all pirates and hats at the start [CORE-1]', () => {
    const { state } = newGame(rules, new SeededChance('start'));
    expect(state.crowd[START]).toBe(18);
    expect(makeSnapshot(rules, state).seats).toMatchObject(Array(3).fill({ pirates: { start: 6 }, hat: 'start' }));
  });

  it('gives the first seat its hand and the others theirs, each seen by its owner alone [CORE-1] [EDITION-4]', () => {
    const events: GameEvent[] = [];
    const { state } = newGame(rules, new SeededChance('hands'), event => events.push(event));
    const { seats } = makeSnapshot(rules, state);
    expect(events.filter(({ type }) => type === 'dealt')).toEqual(
      seats.map(({ hand }, seat) => ({
        type: 'dealt',
        seat,
        count: seat === state.turn ? 5 : 2,
        secret: { cards: hand, eyes: [seat] },
      })),
    );
  });

  it('into the state of another game leaves nothing of that game [CORE-1]', () => {
    const game = newGame(rules, new SeededChance('one'));
    const out = actionBuffer(rules);
    for (let i = 0; i < 30; i++) apply(game, out[i % legalActions(rules, game.state, out)]);
    game.chance = new SeededChance('two');
    deal(game);
    expect(stateKey(game.state)).toBe(stateKey(newGame(rules, new SeededChance('two')).state));
  });
});

describe('a printed path', () => {
  it.each<[EditionId, string]>([
    ['classic', 'key bottle skull dagger hat pistol pistol key dagger hat skull bottle'],
    ['cartagena2', 'compass cannon parrot map telescope ducats chest map ducats compass parrot chest'],
    ['wielka', 'hook parrot sabre bomb chest pistol chest parrot pistol hook bomb sabre'],
    ['diaries', 'key bottle skull dagger hat pistol pistol key dagger hat skull bottle'],
    ['family', 'telescope pistol bottle lantern key hook key pistol lantern hook bottle telescope'],
  ])('of %s lies as it always lay for its seed, since records hold no path [CORE-10]', (edition, path) => {
    const printed = resolveRules(unwrap(setUp({ edition, layout: 'printed' })));
    const { state } = newGame(printed, new SeededChance('path'));
    expect(makeSnapshot(printed, state).path.slice(0, 12).join(' ')).toBe(path);
  });
});
