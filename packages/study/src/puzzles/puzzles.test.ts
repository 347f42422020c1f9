/** Checks the collected puzzles against what a puzzle must be. */
import {
  type ActionId,
  apply,
  checkAction,
  PRESETS,
  type Rules,
  resolveRules,
  SeededChance,
  sampleState,
  setUp,
  unwrap,
} from '@cartagena/engine';
import { describe, expect, it } from 'vitest';
import { attemptStatus, nextAction } from './attempt.ts';
import { loadPuzzle, loadPuzzles, PUZZLE_TITLES } from './library.ts';
import { DIFFICULTIES, PUZZLE_EDITIONS, type Puzzle, titleOf } from './puzzle.ts';
import { rateAgain } from './search/collect.ts';
import { examine, SECOND_MARGIN } from './search/examine.ts';
import { atTurnEnd, lineWorths } from './search/line-worth.ts';
import { MIN_LEAD, playOff } from './search/playoff.ts';

const byEdition = new Map(
  await Promise.all(PUZZLE_EDITIONS.map(async edition => [edition, await loadPuzzles(edition)] as const)),
);
const all = [...byEdition.values()].flat();
/** Parsed one after the other: a word such as "boat" means another place after the boat has sailed. */
function idsOf(rules: Rules, { view }: Puzzle, actions: readonly unknown[]): ActionId[] {
  const chance = new SeededChance('ids');
  const state = sampleState(rules, view, chance);
  return actions.map(action => {
    const id = unwrap(checkAction({ rules, state, chance }, view.actor, action));
    apply({ rules, state, chance }, id);
    return id;
  });
}

const statusOf = (puzzle: Puzzle, actions: readonly unknown[]) => unwrap(attemptStatus(puzzle, actions));

describe('the collection', () => {
  it('has enough of every edition, with all of its modules', () => {
    expect(all.length).toBeGreaterThanOrEqual(100);
    for (const edition of PUZZLE_EDITIONS) expect(byEdition.get(edition)!.length).toBeGreaterThanOrEqual(25);
    const modules = new Set(all.flatMap(({ config }) => config.modules));
    expect([...modules].sort()).toEqual(
      ['assist', 'captain', 'empty', 'flag', 'items', 'limit', 'raft', 'retreat', 'voyage'].sort(),
    );
    const { modules: everything } = unwrap(setUp(PRESETS['great-escape']));
    expect(all.some(({ config }) => config.edition === 'wielka' && config.modules.join() === everything.join())).toBe(
      true,
    );
  });

  it('is sorted by difficulty, and its titles fit', async () => {
    for (const [edition, puzzles] of byEdition) {
      const difficulties = puzzles.map(({ difficulty }) => difficulty);
      expect(difficulties).toEqual([...difficulties].sort());
      expect(puzzles.map(({ id }) => id)).toEqual(puzzles.map((_, i) => `${edition}-${i + 1}`));
    }
    expect(PUZZLE_TITLES).toEqual(all.map(titleOf));
    const last = PUZZLE_TITLES.at(-1)!;
    expect((await loadPuzzle(last)).id).toBe(last.id);
    for (const difficulty of DIFFICULTIES)
      expect(all.filter(one => one.difficulty === difficulty).length).toBeGreaterThanOrEqual(10);
  });
});

describe.each(PUZZLE_EDITIONS)('the puzzles of %s', edition => {
  const puzzles = byEdition.get(edition)!;

  // If the bots have changed: npm start -- puzzles --rate
  it('are as difficult as they are for the bots of today', () => {
    for (const puzzle of [puzzles[0], puzzles.at(-1)!])
      expect(rateAgain(puzzle, 'three').puzzle.difficulty).toBe(puzzle.difficulty);
  });

  it('are at tables that can be set up, and hide what the seat may not see', () => {
    for (const { config, view } of puzzles) {
      expect(unwrap(setUp(config))).toEqual(config);
      expect(view.viewer).toBe(view.actor);
      expect(view.turn).toBe(view.actor);
      if (config.hands === 'hidden')
        for (const [seat, { hand }] of view.seats.entries()) expect(hand !== undefined).toBe(seat === view.viewer);
    }
  });

  it('are solved by their solutions, and by nothing shorter', () => {
    for (const puzzle of puzzles)
      for (const solution of puzzle.solutions) {
        expect(statusOf(puzzle, solution)).toBe('solved');
        expect(statusOf(puzzle, solution.slice(0, -1))).toBe('open');
      }
  });

  it('are not solved by the best other turn, which is clearly worse and wins less often', () => {
    for (const puzzle of puzzles) {
      const { chances, played, explanation } = puzzle;
      const tried = explanation.other.steps.map(({ action }) => action);
      expect(statusOf(puzzle, tried)).toBe('failed');
      expect(chances.best - chances.second).toBeGreaterThan(SECOND_MARGIN - 1e-9);
      expect(played.best - played.second).toBeGreaterThan(MIN_LEAD - 1e-9);
      expect(played.games).toBeGreaterThanOrEqual(48);
      expect(explanation.because).not.toEqual([]);
    }
  });

  it('are still clear when some of them are searched again', () => {
    for (const puzzle of puzzles.filter((_, i) => i % 8 === 0)) {
      const rules = resolveRules(puzzle.config);
      const other = puzzle.explanation.other.steps.map(({ action }) => action);
      const lines = [puzzle.solutions[0], other].map(actions => idsOf(rules, puzzle, actions));
      const [best, second] = lineWorths(rules, puzzle.view, lines, { horizon: atTurnEnd, samples: 12, seed: 'test' });
      expect(best).toBeGreaterThan(second);
    }
  });
});

describe('an attempt', () => {
  const long = all.find(({ solutions }) => solutions[0].length === 3 && solutions[0][0] !== solutions[0][1])!;

  it('can be continued from any point to a solution', () => {
    const actions: string[] = [];
    while (statusOf(long, actions) === 'open') actions.push(nextAction(long, actions)!);
    expect(statusOf(long, actions)).toBe('solved');
    expect(
      nextAction(
        long,
        long.explanation.other.steps.map(({ action }) => action),
      ),
    ).toBeUndefined();
  });

  it('may take another order to the same position', () => {
    const turned = all.flatMap(puzzle =>
      puzzle.solutions
        .filter(([first, second]) => second !== undefined && first !== second)
        .map(([first, second, ...rest]) => ({ puzzle, actions: [second, first, ...rest] })),
    );
    const others = turned.filter(
      ({ puzzle, actions }) =>
        !puzzle.solutions.some(solution => solution.join() === actions.join()) &&
        attemptStatus(puzzle, actions).ok &&
        statusOf(puzzle, actions) === 'solved',
    );
    expect(others.length).toBeGreaterThan(0);
  });

  it('is refused if an action is not legal', () => {
    expect(attemptStatus(long, ['play nowhere'])).toMatchObject({ ok: false, reason: { code: 'malformed' } });
    expect(attemptStatus(long, ['end'])).toMatchObject({ ok: false, reason: { code: 'must-act' } });
  });
});

describe('the play-off', () => {
  const clear = all.find(({ chances, solutions }) => chances.best === 1 && solutions.length === 1)!;
  const rules = resolveRules(clear.config);
  const answer = idsOf(rules, clear, clear.solutions[0]);
  const rival = idsOf(
    rules,
    clear,
    clear.explanation.other.steps.map(({ action }) => action),
  );

  it('is won by a turn that wins, and counts how often', () => {
    const played = playOff(rules, clear.view, answer, rival, 'test');
    expect(played).toMatchObject({ games: 48, best: 1 });
    expect(played!.second).toBeLessThan(0.9);
  });

  it('is not won by the worse of two turns, nor by a turn against itself', () => {
    expect(playOff(rules, clear.view, rival, answer, 'test')).toBeUndefined();
    expect(playOff(rules, clear.view, answer, answer, 'test')).toBeUndefined();
  });
});

describe('the search', () => {
  it('finds a clear puzzle again, with other luck', () => {
    const clear = all.find(({ chances, solutions }) => chances.best === 1 && solutions.length === 1)!;
    const found = examine(resolveRules(clear.config), clear.view, 'another seed');
    expect(found?.solutions).toEqual(clear.solutions);
    expect(found?.explanation.because).toEqual(['win']);
  });

  it('finds none where nothing can be decided', () => {
    const { view, config } = all[0];
    const rules = resolveRules(config);
    const seats = view.seats.map((seat, i) => (i === view.viewer ? { ...seat, hand: [], handCount: 0 } : seat));
    expect(examine(rules, { ...view, seats }, 'test')).toBeUndefined();
  });
});
