/** A variant may listen to plain cards: then they are not used at once, and its step runs for them as for marked ones. */
import { afterAll, describe, expect, it } from 'vitest';
import type { Module, Step } from '../../model/rules.ts';
import { drawCard } from '../../play/supply.ts';
import { registerModule } from '../../setup/registry.ts';
import { refereeOneGame } from '../refereed-game.ts';
import { table } from '../table.ts';

/** A seat that plays a card draws one. */
const drawOne: Step = game => {
  drawCard(game, game.state.turn);
  return true;
};

const refund: Module = {
  id: 'refund' as 'stash',
  patch: base => ({
    afterEffect: [...base.afterEffect, drawOne],
    forPlainCards: [...base.forPlainCards, drawOne],
  }),
};

const remove = registerModule(refund);
afterAll(remove);

const HANDS = { hands: ['key skull', 'hat'], stock: 'bottle bottle bottle' };

describe('a variant that listens to plain cards', () => {
  it('runs its step for each plain card, and keeps the direct way for tables without it', () => {
    const t = table({ edition: 'classic', modules: ['retreat', refund.id] }, HANDS);
    expect(t.game.rules.usesPlainCardsAtOnce).toBe(false);
    t.do('play start key');
    expect(t.hand(0)).toBe('skull bottle');
    expect(table({ edition: 'classic', modules: ['retreat'] }, HANDS).game.rules.usesPlainCardsAtOnce).toBe(true);
  });

  it('leaves the steps of others to marked cards', () => {
    const { rules } = table({ edition: 'wielka', modules: ['retreat', 'limit', refund.id] }).game;
    const isForMarked = (step: Step) => rules.isForMarked[rules.steps.indexOf(step)];
    expect(isForMarked(drawOne)).toBe(false);
    expect(rules.isForMarked.filter(Boolean)).toHaveLength(1);
    refereeOneGame(rules, 'plain cards', true);
  });
});
