import { type GameRecord, setUp, unwrap } from '@cartagena/engine';
import { makeFairRecord } from '@cartagena/fair';
import { playFair } from '@cartagena/fair/testing/fair-game';
import { beforeAll, describe, expect, it } from 'vitest';
import { inLanguage } from '../events/testing/speaking.ts';
import { fixture } from '../game/testing/fixtures.ts';
import { chanceOf, makeGame, parseGame, type ReplayGame } from './replay-game.ts';
import { timelineOf, turnAt } from './timeline.ts';

const people = (game: ReplayGame, ...seats: number[]): ReplayGame => ({
  ...game,
  players: game.players.map((player, seat) => ({ ...player, bot: seats.includes(seat) ? null : 'sailor' })),
});

const shortened = (game: ReplayGame, actions: number): ReplayGame => {
  const record: GameRecord = { ...game.record, actions: game.record.actions.slice(0, actions) };
  return { ...game, record };
};

beforeAll(() => inLanguage('en'));

describe.each(['jamaica', 'cartagena2', 'great-escape', 'fourth-escape', 'fair/three-rafts'])('%s', name => {
  const game = () => unwrap(parseGame(fixture(name)));

  it('is shown from the deal to its end, with every hand', () => {
    const { record } = game();
    const { views, told, turns, isOver } = timelineOf(game());
    expect(views).toHaveLength(record.actions.length + 1);
    expect(told).toHaveLength(record.actions.length + 1);
    expect(isOver).toBe(true);
    expect(views[0].turns).toBe(0);
    expect(views.at(-1)!.phase).toBe('over');
    for (const { seats } of views) for (const { hand, handCount } of seats) expect(hand).toHaveLength(handCount);
    expect(turns.map(({ number }) => number)).toEqual(turns.map((_, i) => i + 1));
    for (const { at, seat, number } of turns) {
      expect(views[at].turn).toBe(seat);
      expect(turnAt(turns, at).number).toBe(number);
    }
  });

  it('can be written and read again', () => {
    const again = unwrap(parseGame(JSON.parse(JSON.stringify(makeGame(game())))));
    expect(timelineOf(again).views).toEqual(timelineOf(game()).views);
    expect(again.players).toEqual(game().players);
  });
});

describe('a game that goes on', () => {
  const going = () => shortened(unwrap(parseGame(fixture('jamaica'))), 20);

  it('is seen with the eyes of the one who plays it, in views and words', () => {
    const { views, told, isOver } = timelineOf(people(going(), 1));
    expect(isOver).toBe(false);
    for (const { viewer, seats } of views) {
      expect(viewer).toBe(1);
      expect(seats.map(({ hand }) => hand !== undefined)).toEqual(seats.map((_, seat) => seat === 1));
    }
    const secrets = told.flatMap(({ events }) => events.flatMap(event => ('secret' in event ? [event.secret] : [])));
    expect(secrets.length).toBeGreaterThan(0);
    for (const secret of secrets) expect(secret?.eyes).toContain(1);
  });

  it('is seen with nobody’s eyes if several play it', () => {
    const { views, told } = timelineOf(people(going(), 0, 1));
    for (const { seats } of views) expect(seats.every(({ hand }) => hand === undefined)).toBe(true);
    expect(told.flatMap(({ events }) => events).some(event => 'secret' in event)).toBe(false);
  });
});

it('a game over the net that somebody gave up is shown with every hand', () => {
  const { isOver, views } = timelineOf(shortened(unwrap(parseGame(fixture('fair/three-rafts'))), 5));
  expect(isOver).toBe(true);
  expect(views.at(-1)!.seats.every(({ hand }) => hand !== undefined)).toBe(true);
});

describe('a record from outside', () => {
  it('keeps the names in it, and numbers those without', () => {
    const plain = fixture('jamaica') as GameRecord;
    expect(unwrap(parseGame(plain)).players[0].name).toBe('Player 1');
    const players = Array.from({ length: plain.config.seats }, (_, i) => (i === 0 ? 'you' : 'corsair'));
    const named = unwrap(parseGame({ ...plain, players, names: ['Anna'] }));
    expect(named.players.slice(0, 2).map(({ name, bot }) => [name, bot])).toEqual([
      ['Anna', null],
      ['Corvo', 'corsair'],
    ]);
  });

  it.each([undefined, null, 7, 'ahoy', [], {}, { format: 1 }])('is refused where it is none: %j', value => {
    const parsed = parseGame(value);
    expect(parsed.ok ? '' : parsed.reason.code).toBe('no-record');
  });

  it('is refused where its actions or its luck were changed', () => {
    const plain = fixture('jamaica') as GameRecord;
    expect(parseGame({ ...plain, actions: plain.actions.slice(1) }).ok).toBe(false);
    const fair = fixture('fair/three-rafts') as { fair: object };
    expect(parseGame({ ...fair, fair: { ...fair.fair, secret: '00'.repeat(32) } }).ok).toBe(false);
  });

  it('is refused while its secret is not told', () => {
    const { fair, ...rest } = fixture('fair/three-rafts') as { fair: { secret?: string } };
    const { secret: _, ...terms } = fair;
    const parsed = parseGame({ ...rest, fair: terms });
    expect(parsed.ok ? '' : parsed.reason.code).toBe('going-on');
  });

  it('is dealt as it was recorded, even if a field was added since', () => {
    const { skipper: _, ...config } = unwrap(setUp({ edition: 'classic', pirates: 4, segments: [4] }));
    const dealt = playFair(config, 'an older game');
    const game = unwrap(parseGame(unwrap(makeFairRecord(dealt, dealt.deal))));
    expect(game.record.config).toHaveProperty('skipper');
    expect(makeGame(game)).toMatchObject({ config });
    expect(unwrap(parseGame(JSON.parse(JSON.stringify(makeGame(game))))).record).toEqual(game.record);
  });

  it('takes its luck from its seed, or from the proof', () => {
    const seeded = unwrap(parseGame(fixture('jamaica')));
    expect(seeded.fair).toBeUndefined();
    const fair = unwrap(parseGame(fixture('fair/three-rafts')));
    expect(chanceOf(fair)('', 1).below(1000)).not.toBe(chanceOf(seeded)('', 1).below(1000));
  });
});
