import { BOTS } from '@cartagena/bots';
import type { Thought } from '@cartagena/bots/thinker';
import { type GameRecord, makeNotation, newRecord, parseAction, replay, setUp, unwrap } from '@cartagena/engine';
import { describe, expect, it } from 'vitest';
import { addGame, beginGame, resumeGame } from './local-games.ts';
import { LONGEST_THOUGHT_MS, type LocalPlayer, openLocalGame } from './local-host.ts';
import { makePlayedGames } from './played-games.ts';
import { makeSavedGames } from './saved-games.ts';
import { makeBox } from './testing/box.ts';
import { stroll } from './testing/stroll.ts';

const classic = unwrap(setUp({ edition: 'classic', hands: 'open' }));
const PLAYERS: readonly LocalPlayer[] = [
  { name: 'Anna', colour: 'green', bot: null },
  { name: 'Ola', colour: 'blue', bot: null },
];

function newSavedGames() {
  const box = makeBox();
  return { box, savedGames: makeSavedGames(() => box) };
}

describe('a game in this browser', () => {
  it('goes on where it was left, action by action', async () => {
    const { savedGames } = newSavedGames();
    const id = beginGame(classic, PLAYERS, savedGames);
    const first = unwrap(resumeGame(id, savedGames));
    await first.act(first.moment.value.legal[0]);
    await first.act(first.moment.value.legal.at(-1)!);
    const again = unwrap(resumeGame(id, savedGames));
    expect(again.record()).toEqual(first.record());
    expect(again.moment.value).toEqual(first.moment.value);
    expect(again.sitters.value.map(({ name }) => name)).toEqual(['Anna', 'Ola']);
    expect(savedGames.list()).toMatchObject([
      { id, made: 2, actor: first.moment.value.view.actor, edition: 'classic' },
    ]);
  });

  it('is not the same game as the one before', () => {
    const { savedGames } = newSavedGames();
    const [one, other] = [beginGame(classic, PLAYERS, savedGames), beginGame(classic, PLAYERS, savedGames)];
    expect(savedGames.read(one)!.record.seed).not.toBe(savedGames.read(other)!.record.seed);
  });

  it('that is not there, or damaged, is refused with a reason', () => {
    const { box, savedGames } = newSavedGames();
    expect(resumeGame('nowhere', savedGames)).toMatchObject({ ok: false, reason: { code: 'no-game' } });
    const id = beginGame(classic, PLAYERS, savedGames);
    const key = `cartagena.game.${id}`;
    const text = box.getItem(key)!;
    for (const wrong of [
      text.slice(1),
      text.replace('"actions":[]', '"actions":[{"seat":0,"action":"fly away"}]'),
      text.replace('"seats":2', '"seats":3'),
    ]) {
      box.setItem(key, wrong);
      expect(resumeGame(id, savedGames)).toMatchObject({ ok: false, reason: { code: 'damaged' } });
    }
  });
});

describe('the bots of one person’s game', () => {
  const players: readonly LocalPlayer[] = [{ name: 'Barba', colour: 'red', bot: 'legend', iterations: 16 }, PLAYERS[1]];
  const thoughtsFor = (page?: string): Thought[] => {
    const { savedGames } = newSavedGames();
    const thoughts: Thought[] = [];
    const think = (thought: Thought) => {
      thoughts.push(thought);
      return new Promise<never>(() => {});
    };
    const id = addGame(newRecord(classic, 'seed'), players, savedGames, page);
    unwrap(
      resumeGame(id, savedGames, (record, players, options) =>
        openLocalGame(record, players, { ...options, bots: { think, close() {} } }),
      ),
    );
    return thoughts;
  };

  it('end each decision in good time', () => {
    expect(thoughtsFor()).toMatchObject([{ bot: 'legend', iterations: 16, milliseconds: LONGEST_THOUGHT_MS }]);
    expect(LONGEST_THOUGHT_MS).toBe(Math.max(...Object.values(BOTS).map(({ milliseconds }) => milliseconds)));
  });

  it.each(['/daily/2026-11-18', '/challenge#c=x'])(
    'take all the time they need in a game that others play too: %s',
    page => {
      const [thought, ...more] = thoughtsFor(page);
      expect(thought).toMatchObject({ bot: 'legend', iterations: 16 });
      expect(thought).not.toHaveProperty('milliseconds');
      expect(more).toEqual([]);
    },
  );
});

describe('the end of a game', () => {
  const whole = stroll(classic, 'end', 10_000, () => {}).record;
  const last = whole.actions.at(-1)!;

  it('is remembered, once, with who won and how long it took', async () => {
    const { savedGames, box } = newSavedGames();
    const remembered = makePlayedGames(() => box);
    const id = addGame({ ...whole, actions: whole.actions.slice(0, -1) }, PLAYERS, savedGames);
    const host = unwrap(resumeGame(id, savedGames, openLocalGame, remembered));
    expect(remembered.list()).toEqual([]);
    const { legal } = host.moment.value;
    const names = legal.map(action =>
      makeNotation(host.rules, unwrap(parseAction(host.rules, stateOf(whole), action))),
    );
    await host.act(legal[names.indexOf(last.action)]);
    const { view } = host.moment.value;
    expect(view.phase).toBe('over');
    // The turn that brings the end counts too.
    expect(remembered.list()).toMatchObject([
      { id, own: 0, winners: view.winners, turns: view.turns, config: { edition: 'classic' } },
    ]);
    unwrap(resumeGame(id, savedGames, openLocalGame, remembered));
    expect(remembered.list()).toHaveLength(1);
  });

  it('is not remembered where the game was over when it came', () => {
    const { savedGames, box } = newSavedGames();
    const remembered = makePlayedGames(() => box);
    unwrap(resumeGame(addGame(whole, PLAYERS, savedGames), savedGames, openLocalGame, remembered));
    expect(remembered.list()).toEqual([]);
  });
});

/** As it was before the last action. */
const stateOf = (record: GameRecord) => unwrap(replay(record, { until: record.actions.length - 1 })).state;
