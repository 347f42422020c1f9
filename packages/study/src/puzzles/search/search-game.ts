/** Searches a game between bots for puzzles. */
import { BOTS } from '@cartagena/bots';
import {
  apply,
  checkAction,
  type GameConfig,
  isOver,
  newGame,
  PHASE,
  resolveRules,
  SeededChance,
  type State,
  seededChance,
  unwrap,
  viewFor,
} from '@cartagena/engine';
import { examine, type FoundPuzzle } from './examine.ts';

/** The bots, by seat in turn: good enough for sensible positions, quick enough for many games. */
const PLAYERS = ['corsair', 'sailor'] as const;
/** The first turns are alike in all games. */
const FIRST_TURN = 4;
/** Positions of one game have much in common. */
const MAX_PUZZLES = 2;
/** Turns between two puzzles of a game. */
const MIN_DISTANCE = 6;

/** Plays one game and examines each turn: yields a puzzle, or undefined if the turn is none. */
export function* searchGame(config: GameConfig, seed: string): Generator<FoundPuzzle | undefined, void> {
  const rules = resolveRules(config);
  const game = newGame(rules, seededChance(seed, 0));
  const { state } = game;
  const botChance = new SeededChance(`${seed}/players`);
  let foundCount = 0;
  let nextTurn = FIRST_TURN;
  for (let actionNumber = 1; !isOver(state) && foundCount < MAX_PUZZLES; actionNumber++) {
    const seat = state.actor;
    const view = viewFor(rules, state, seat);
    if (isTurnStart(state) && state.turns >= nextTurn) {
      const puzzle = examine(rules, view, `${seed}/${state.turns}`);
      if (puzzle) {
        foundCount++;
        nextTurn = state.turns + MIN_DISTANCE;
      }
      yield puzzle;
    }
    const choice = BOTS[PLAYERS[seat % PLAYERS.length]].choose(rules, view, { chance: botChance });
    game.chance = seededChance(seed, actionNumber);
    apply(game, unwrap(checkAction(game, seat, choice)));
  }
}

const isTurnStart = (state: State): boolean =>
  state.phase === PHASE.turn && state.hasActed === 0 && state.actor === state.turn;
