/** Why something cannot be done is told in words; they must not tell what a seat may not know. */
import { describe, expect, it } from 'vitest';
import { SeededChance, seededChance } from '../base/chance.ts';
import type { Choices } from '../model/game-config.ts';
import type { Game } from '../model/rules.ts';
import { checkAction } from '../record/check-action.ts';
import { resolveRules } from '../setup/resolve.ts';
import { everySetup, nameSetup } from '../testing/setups.ts';
import { type Position, table } from '../testing/table.ts';
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

describe('a move that cannot be made is refused with the place and the way that fail', () => {
  const CLASSIC: Choices = { edition: 'classic' };
  const RAFT: Choices = { edition: 'diaries', modules: ['retreat', 'raft'] };
  const HATS: Choices = { edition: 'diaries', modules: ['retreat', 'captain'] };
  it.each<[string, Choices, Position, string]>([
    ['retreat 4', CLASSIC, { pirates: [{ 3: 6 }] }, 'No pirate to choose stands on space 4.'],
    ['play start key', CLASSIC, { pirates: [{ 3: 3, 5: 3 }] }, 'No pirate to choose stands at the start.'],
    ['play goal key', CLASSIC, {}, 'No pirate to choose stands at the goal.'],
    ['play wharf key', RAFT, {}, 'No pirate to choose stands at the wharf.'],
    ['play start key white', RAFT, {}, 'No free key space on the white raft can be reached from there.'],
    ['play start key orange', RAFT, {}, 'No free key space on the orange raft can be reached from there.'],
    ['retreat 9', HATS, { pirates: [{ 9: 1 }] }, 'No space with one or two pirates lies behind that pirate.'],
    ['retreat 9', HATS, { pirates: [{ 9: 1 }], hats: [9] }, 'No pirate to choose stands on space 9.'],
    [
      'play start bottle*',
      RAFT,
      { hands: ['bottle*', ''] },
      'A marked card is played first (lay bottle*); its use is chosen afterwards.',
    ],
    ['play goal key', CLASSIC, { pirates: [{ goal: 1 }] }, 'That pirate has arrived: there is nothing further ahead.'],
  ])('%s', (action, choices, position, text) => {
    const t = table(choices, { hands: ['key', ''], ...position });
    expect(t.refusal(action).text).toBe(text);
  });
});
