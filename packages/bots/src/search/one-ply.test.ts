import { type Game, SeededChance, setUp, unwrap, viewFor } from '@cartagena/engine';
import { expect, it } from 'vitest';
import { walk } from '../testing/walk.ts';
import { standardNormal } from './human-error.ts';
import { onePly } from './one-ply.ts';
import { searchContextFor } from './search-context.ts';

const UNERRING = { overlooks: 0, misjudges: 0 };

it('a gentle player never punishes', () => {
  const gentle = onePly({ ...UNERRING, isGentle: true });
  const other = onePly(UNERRING);
  let spared = 0;
  const look = ({ rules, state }: Game) => {
    const context = searchContextFor(rules);
    const legal = context.startDecision(state);
    if (legal.length === 1) return;
    const decision = { rules, context, view: viewFor(rules, state, state.actor), sample: state, legal };
    const luck = () => new SeededChance('one-ply');
    // What each action is worth, and what it would be if it changed nothing for the others, with the luck that a decision has.
    const chance = luck();
    const looks = legal.map(action => {
      const { worth, state: after } = context.turnSearch.lookAtMove(state, action, chance);
      standardNormal(chance);
      return { action, worth, alone: context.evaluator.evaluateAlone(after, state, state.actor) };
    });
    const selfish = looks.reduce((best, look) => (look.alone > best.alone ? look : best));
    if (selfish.worth < selfish.alone || looks.some(({ worth }) => worth === 1)) return;
    // The best for itself helps nobody: it does that, whatever harm another action would do.
    const chosen = gentle(decision, { chance: luck() });
    expect(looks.find(({ action }) => action === chosen)!.alone).toBe(selfish.alone);
    if (other(decision, { chance: luck() }) !== chosen) spared++;
  };
  for (const edition of ['classic', 'cartagena2', 'wielka', 'diaries'] as const)
    walk(unwrap(setUp({ edition })), 'gentle', { every: 2, most: 60 }, look);
  // Others would have done harm instead.
  expect(spared).toBeGreaterThan(2);
});
