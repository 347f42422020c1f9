import { type GameRecord, makeNotation, parseAction, replay, setUp, unwrap } from '@cartagena/engine';
import { describe, expect, it } from 'vitest';
import { makePlayedGames } from '../stats/played-games.ts';
import { type LocalPlayer, openLocalGame } from './local-host.ts';
import { beginGame, resumeGame, shelveGame } from './saves.ts';
import { makeShelf } from './shelf.ts';
import { makeBox } from './testing/box.ts';
import { stroll } from './testing/stroll.ts';

const classic = unwrap(setUp({ edition: 'classic', hands: 'open' }));
const PLAYERS: readonly LocalPlayer[] = [
  { name: 'Anna', colour: 'green', bot: null },
  { name: 'Ola', colour: 'blue', bot: null },
];

function newShelf() {
  const box = makeBox();
  return { box, shelf: makeShelf(() => box) };
}

describe('a game in this browser', () => {
  it('goes on where it was left, action by action', async () => {
    const { shelf } = newShelf();
    const id = beginGame(classic, PLAYERS, shelf);
    const first = unwrap(resumeGame(id, shelf));
    await first.act(first.moment.value.legal[0]);
    await first.act(first.moment.value.legal.at(-1)!);
    const again = unwrap(resumeGame(id, shelf));
    expect(again.record()).toEqual(first.record());
    expect(again.moment.value).toEqual(first.moment.value);
    expect(again.sitters.value.map(({ name }) => name)).toEqual(['Anna', 'Ola']);
    expect(shelf.list()).toMatchObject([{ id, made: 2, actor: first.moment.value.view.actor, edition: 'classic' }]);
  });

  it('is not the same game as the one before', () => {
    const { shelf } = newShelf();
    const [one, other] = [beginGame(classic, PLAYERS, shelf), beginGame(classic, PLAYERS, shelf)];
    expect(shelf.read(one)!.record.seed).not.toBe(shelf.read(other)!.record.seed);
  });

  it('that is not there, or damaged, is refused with a reason', () => {
    const { box, shelf } = newShelf();
    expect(resumeGame('nowhere', shelf)).toMatchObject({ ok: false, reason: { code: 'no-game' } });
    const id = beginGame(classic, PLAYERS, shelf);
    const key = `cartagena.game.${id}`;
    const text = box.getItem(key)!;
    for (const wrong of [
      text.slice(1),
      text.replace('"actions":[]', '"actions":[{"seat":0,"action":"fly away"}]'),
      text.replace('"seats":2', '"seats":3'),
    ]) {
      box.setItem(key, wrong);
      expect(resumeGame(id, shelf)).toMatchObject({ ok: false, reason: { code: 'damaged' } });
    }
  });
});

describe('the end of a game', () => {
  const whole = stroll(classic, 'end', 10_000, () => {}).record;
  const last = whole.actions.at(-1)!;

  it('is remembered, once, with who won and how long it took', async () => {
    const { shelf, box } = newShelf();
    const remembered = makePlayedGames(() => box);
    const id = shelveGame({ ...whole, actions: whole.actions.slice(0, -1) }, PLAYERS, shelf);
    const host = unwrap(resumeGame(id, shelf, openLocalGame, remembered));
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
    unwrap(resumeGame(id, shelf, openLocalGame, remembered));
    expect(remembered.list()).toHaveLength(1);
  });

  it('is not remembered where the game was over when it came', () => {
    const { shelf, box } = newShelf();
    const remembered = makePlayedGames(() => box);
    unwrap(resumeGame(shelveGame(whole, PLAYERS, shelf), shelf, openLocalGame, remembered));
    expect(remembered.list()).toEqual([]);
  });
});

/** As it was before the last action. */
const stateOf = (record: GameRecord) => unwrap(replay(record, { until: record.actions.length - 1 })).state;
