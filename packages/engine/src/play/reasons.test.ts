/** Why something cannot be done is told in words; they must not tell what a seat may not know. */
import { expect, it } from 'vitest';
import { SeededChance, seededChance } from '../base/chance.ts';
import type { Game } from '../model/rules.ts';
import { checkAction } from '../record/check-action.ts';
import { resolveRules } from '../setup/resolve.ts';
import { everySetup, nameSetup } from '../testing/setups.ts';
import { sampleState } from '../view/sample.ts';
import { viewFor } from '../view/view.ts';
import { actionBuffer, apply, legalActions, nameAction } from './actions.ts';
import { newGame } from './deal.ts';
import { isOver } from './turn.ts';

const SETUPS = everySetup().filter(({ hands }, i) => hands === 'hidden' && i % 3 === 0);
const QUESTIONS = 12;
/** Positions of each game that are looked at, and how many actions lie between them. */
const POSITIONS = 12;
const APART = 9;

it.each(SETUPS.map(config => [nameSetup(config), config] as const))(
  'whatever a seat tries, it is refused in the same words in every world that looks the same: %s',
  (name, config) => {
    const rules = resolveRules(config);
    const game = newGame(rules, seededChance(name, 0));
    const player = new SeededChance(`${name}/player`);
    const out = actionBuffer(rules);
    for (let made = 0; made < POSITIONS * APART && !isOver(game.state); made++) {
      if (made % APART === 0) for (let seat = 0; seat < rules.seats; seat++) sameAnswers(game, seat, player);
      game.chance = seededChance(name, made + 1);
      apply(game, out[player.below(legalActions(rules, game.state, out))]);
    }
  },
);

function sameAnswers(game: Game, seat: number, asker: SeededChance): void {
  const { rules } = game;
  const world = sampleState(rules, viewFor(rules, game.state, seat), asker);
  const asked = Array.from({ length: QUESTIONS }, () => nameAction(rules, asker.below(rules.actionCount)));
  const answers = (state: Game['state']) =>
    asked.map(action => [action, checkAction({ ...game, state }, seat, action)]);
  expect(answers(world)).toEqual(answers(game.state));
}
