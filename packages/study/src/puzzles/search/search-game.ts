/** Puzzles out of games that bots play against each other. */
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
import type { Puzzle } from '../puzzle.ts';
import { examine } from './examine.ts';

export type FoundPuzzle = Omit<Puzzle, 'id'>;

/** Who plays, in turn: good enough for sensible positions, quick enough for many. */
const PLAYERS = ['corsair', 'sailor'] as const;
/** The first turns are alike in all games. */
const FIRST_TURN = 4;
/** Positions of one game have much in common. */
const MOST_PER_GAME = 2;
/** After a puzzle the game must move on. */
const APART = 6;

/** Plays one game and examines its turns one by one: yields a puzzle, or undefined where there is none. */
export function* searchGame(config: GameConfig, seed: string): Generator<FoundPuzzle | undefined, void> {
  const rules = resolveRules(config);
  const game = newGame(rules, seededChance(seed, 0));
  const { state } = game;
  const luck = new SeededChance(`${seed}/players`);
  let found = 0;
  let next = FIRST_TURN;
  for (let made = 1; !isOver(state) && found < MOST_PER_GAME; made++) {
    const seat = state.actor;
    const view = viewFor(rules, state, seat);
    if (isTurnStart(state) && state.turns >= next) {
      const puzzle = examine(rules, view, `${seed}/${state.turns}`);
      if (puzzle) {
        found++;
        next = state.turns + APART;
      }
      yield puzzle;
    }
    const choice = BOTS[PLAYERS[seat % PLAYERS.length]].choose(rules, view, { chance: luck });
    game.chance = seededChance(seed, made);
    apply(game, unwrap(checkAction(game, seat, choice)));
  }
}

const isTurnStart = (state: State): boolean =>
  state.phase === PHASE.turn && state.hasActed === 0 && state.actor === state.turn;
