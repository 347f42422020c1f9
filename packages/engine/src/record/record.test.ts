import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ChanceSource, seededChance } from '../base/chance.ts';
import { type Result, unwrap } from '../base/result.ts';
import type { GameConfig } from '../model/game-config.ts';
import { stateKey } from '../model/state.ts';
import { namedActions } from '../play/actions.ts';
import { checkAction } from '../record/check-action.ts';
import { setUp } from '../setup/config.ts';
import { act, type GameRecord, newRecord, parseCourse, parseRecord, replay } from './record.ts';

const CONFIG = unwrap(setUp({ edition: 'classic', layout: 'printed' }));
const WIELKA = unwrap(
  setUp({ edition: 'wielka', modules: ['retreat', 'assist', 'voyage', 'limit', 'empty', 'items'], seats: 3 }),
);
/** The seat that begins under this seed, and the icon of its first card. */
const START = newRecord(CONFIG, 'record');
const opening = unwrap(replay(START));
const FIRST = opening.state.actor;
const CARD = opening.rules.cardNames[opening.state.hand.subarray(FIRST * 6).findIndex(count => count > 0)];
const MOVE = `play start ${CARD}`;

/** Also what JSON cannot bring: big integers, dates, maps, objects without a prototype. */
const ANYTHING = fc.anything({
  withBigInt: true,
  withDate: true,
  withMap: true,
  withNullPrototype: true,
  withSparseArray: true,
});

const reasonOf = (result: Result<unknown>) => (result.ok ? 'fine' : result.reason.code);

describe('act', () => {
  it('appends a legal action in canonical notation and leaves the old record alone', () => {
    const next = unwrap(act(START, FIRST, `  PLAY   start ${CARD} `));
    expect(next.actions).toEqual([{ seat: FIRST, action: MOVE }]);
    expect(START.actions).toEqual([]);
    expect(unwrap(act(START, FIRST, { type: 'play', from: 'start', card: CARD })).actions).toEqual(next.actions);
  });

  it.each([
    ['another seat', 1 - FIRST, MOVE, undefined, 'not-your-turn'],
    ['no such seat', 7, MOVE, undefined, 'no-seat'],
    ['half a seat', 0.5, MOVE, undefined, 'no-seat'],
    ['not legal', FIRST, 'retreat 3', undefined, 'no-pirate'],
    ['too early to stop', FIRST, 'end', undefined, 'must-act'],
    ['an unknown type', FIRST, 'fly 3', undefined, 'malformed'],
    ['a word too many', FIRST, `${MOVE} now`, undefined, 'malformed'],
    ['a number', FIRST, 12, undefined, 'malformed'],
    ['nothing', FIRST, null, undefined, 'malformed'],
    ['a list', FIRST, [MOVE], undefined, 'malformed'],
    ['a field too many', FIRST, { type: 'play', from: 'start', card: CARD, speed: 9 }, undefined, 'malformed'],
    ['a field missing', FIRST, { type: 'play', from: 'start' }, undefined, 'malformed'],
    ['a wrong value', FIRST, { type: 'play', from: 99, card: CARD }, undefined, 'malformed'],
    ['stale', FIRST, MOVE, 5, 'stale'],
  ])('refuses %s with a reason', (_, seat, action, at, code) => {
    const result = act(START, seat, action, at);
    expect(reasonOf(result)).toBe(code);
    if (!result.ok) expect(result.reason.text).toMatch(/^[A-Z].{10,}[.]$/);
  });

  it('accepts cards played together in any order', () => {
    const jokers = newRecord(unwrap(setUp({ edition: 'diaries', modules: ['retreat', 'captain'], hand: 10 })), 'pairs');
    const { rules, state } = unwrap(replay(jokers));
    const pair = namedActions(rules, state).find(
      action => action.type === 'joker' && action.cards[0] !== action.cards[1],
    );
    if (pair?.type !== 'joker') throw new Error('No joker of two different cards was dealt.');
    const [a, b] = pair.cards;
    const expected = [{ seat: state.actor, action: `joker ${a}+${b}` }];
    expect(unwrap(act(jokers, state.actor, `joker ${b}+${a}`)).actions).toEqual(expected);
    expect(unwrap(act(jokers, state.actor, { type: 'joker', cards: [b, a] })).actions).toEqual(expected);
  });

  it('draws from the chance source it is given', () => {
    const chance: ChanceSource = (_, stream) => seededChance('from elsewhere', stream);
    const { rules, state } = unwrap(replay(START, { chance }));
    const choices = namedActions(rules, state);
    const works = choices.map(choice => act(START, state.actor, choice, 0, { chance }).ok);
    expect(new Set(works)).toEqual(new Set([true]));
    expect(choices.every(choice => act(START, state.actor, choice).ok)).toBe(false);
  });

  it.each([
    ['an unknown type', 'x'.repeat(5000)],
    ['a word too many', `${MOVE} ${'x'.repeat(5000)}`],
    ['an unknown field', { type: 'play', from: 'start', card: CARD, ['x'.repeat(5000)]: 1 }],
  ])('does not repeat all of %s that is endless', (_, action) => {
    const result = act(START, FIRST, action);
    expect(result.ok ? '' : result.reason.text).toMatch(/^.{10,300}\.$/);
  });

  it('refuses to go on with a record that does not replay, and says where it breaks', () => {
    const broken = { ...START, actions: [{ seat: FIRST, action: 'end' }] };
    expect(act(broken, FIRST, MOVE)).toMatchObject({ ok: false, reason: { code: 'must-act', at: 0 } });
  });

  it('says which values a field can have', () => {
    const result = act(START, FIRST, `play start kraken`);
    expect(result.ok ? '' : result.reason.text).toBe(
      'The card of a play must be one of skull, dagger, key, bottle, pistol, hat.',
    );
  });
});

/** The first `length` actions of a game by random choice, or all if it ends before. */
function someGame(config: GameConfig, seed: string, length: number): GameRecord {
  let record = newRecord(config, seed);
  const player = seededChance(`${seed}/player`, 0);
  while (record.actions.length < length) {
    const { rules, state } = unwrap(replay(record));
    const legal = namedActions(rules, state);
    if (legal.length === 0) break;
    record = unwrap(act(record, state.actor, legal[player.below(legal.length)]));
  }
  return record;
}

describe('replay', () => {
  const record = someGame(WIELKA, 'points', 40);

  it('leads to any point, and two ways to it are the same [CORE-10]', () => {
    for (const until of [0, 1, 17, 39, 40]) {
      const cut = { ...record, actions: record.actions.slice(0, until) };
      expect(stateKey(unwrap(replay(record, { until })).state)).toBe(stateKey(unwrap(replay(cut)).state));
    }
    expect(stateKey(unwrap(replay(record, { until: 999 })).state)).toBe(stateKey(unwrap(replay(record)).state));
  });

  it('gives each action a stream of its own: what came before shifts no draw [CORE-10]', () => {
    const streams: number[] = [];
    unwrap(
      replay(record, {
        chance: (seed, stream) => {
          streams.push(stream);
          return seededChance(seed, stream);
        },
      }),
    );
    expect(streams).toEqual(Array.from({ length: 42 }, (_, i) => i));
  });

  it('another seed gives another game [CORE-10]', () => {
    const other = unwrap(replay(newRecord(WIELKA, 'other')));
    expect(stateKey(other.state)).not.toBe(stateKey(unwrap(replay(record, { until: 0 })).state));
  });
});

describe('parseRecord', () => {
  const record = someGame(CONFIG, 'parse', 12);
  const plain = () => JSON.parse(JSON.stringify(record));

  it('reads back what was written', () => {
    expect(unwrap(parseRecord(plain()))).toEqual(record);
  });

  it.each<[string, (value: ReturnType<typeof plain>) => unknown, number, RegExp]>([
    ['no object', () => 'game', -1, /JSON object/],
    ['another format', r => ({ ...r, format: 2 }), -1, /format must be 1, not 2/],
    ['no seed', r => ({ ...r, seed: 7 }), -1, /seed must be a text/],
    ['no actions', r => ({ ...r, actions: {} }), -1, /actions must be a list/],
    ['a bad configuration', r => ({ ...r, config: { ...r.config, seats: 1 } }), -1, /field seats/],
    ['another revision of the rules', r => ({ ...r, config: { ...r.config, revision: 99 } }), -1, /revision/],
    ['an entry without a seat', r => ({ ...r, actions: [...r.actions, { action: 'end' }] }), 12, /Action 13/],
    ['an action that is no text', r => ({ ...r, actions: [{ seat: 0, action: 5 }] }), 0, /Action 1 must be/],
    ['an empty entry', r => ({ ...r, actions: [null] }), 0, /Action 1 must be/],
    [
      'the wrong seat',
      r => ({ ...r, actions: r.actions.with(5, { ...r.actions[5], seat: 4 }) }),
      5,
      /^Action 6 \(seat E/,
    ],
    [
      'an illegal action',
      r => ({ ...r, actions: r.actions.with(7, { ...r.actions[7], action: 'pass' }) }),
      7,
      /^Action 8/,
    ],
  ])('says where and why: %s', (_, spoil, at, text) => {
    const result = parseRecord(spoil(plain()));
    expect(result.ok).toBe(false);
    if (result.ok) return;
    expect(result.reason.at).toBe(at);
    expect(result.reason.text).toMatch(text);
  });

  it('reads the course of a game without its luck', () => {
    const { seed, ...course } = plain();
    expect(unwrap(parseCourse({ ...course, seed, players: [] }))).toEqual(course);
    expect(parseCourse({ ...course, actions: 'none' })).toMatchObject({ ok: false, reason: { code: 'malformed' } });
    expect(parseRecord(course)).toMatchObject({ ok: false, reason: { text: 'The seed must be a text.' } });
  });

  it('a record that goes on after its end is refused', () => {
    const short = unwrap(setUp({ edition: 'classic', pirates: 4, segments: [4], actions: 5 }));
    const done = someGame(short, 'end', 5000);
    const result = parseRecord({ ...done, actions: [...done.actions, { seat: 0, action: 'end' }] });
    expect(result.ok ? '' : result.reason.text).toMatch(/The game is over/);
  });

  it('never throws, whatever it is given', () => {
    fc.assert(
      fc.property(ANYTHING, value => {
        expect(parseRecord(value).ok).toBe(false);
      }),
      { numRuns: 300 },
    );
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom('format', 'config', 'seed', 'actions'), (value, field) => {
        parseRecord({ ...plain(), [field]: value });
      }),
      { numRuns: 300 },
    );
  });
});

describe('judge', () => {
  it('never throws and changes nothing, whatever it is given', () => {
    const game = unwrap(replay(someGame(WIELKA, 'judge', 25)));
    const before = stateKey(game.state);
    const words = fc.constantFrom(
      'play',
      'assist',
      'lay',
      'open',
      'hat',
      '3',
      'boat',
      'key',
      'sabre+sabre',
      'A',
      'B',
      '-1',
    );
    const fakeAction = fc.record(
      { type: words, from: ANYTHING, card: ANYTHING, cards: ANYTHING },
      { requiredKeys: [] },
    );
    const text = fc.array(words, { maxLength: 5 }).map(list => list.join(' '));
    fc.assert(
      fc.property(fc.oneof(ANYTHING, fakeAction, text, fc.string()), ANYTHING, (action, seat) => {
        checkAction(game, seat as number, action);
        expect(stateKey(game.state)).toBe(before);
      }),
      { numRuns: 1000 },
    );
  });
});
