import { BOTS } from '@cartagena/bots';
import type { Thought } from '@cartagena/bots/thinker';
import {
  type Action,
  type Choices,
  type GameConfig,
  isOver,
  newRecord,
  type Rules,
  replay,
  resolveRules,
  SeededChance,
  setUp,
  unwrap,
  type View,
  viewFor,
} from '@cartagena/engine';
import { describe, expect, it, vi } from 'vitest';
import type { GameStep } from './host.ts';
import { type LocalPlayer, openLocalGame } from './local-host.ts';

const person = (name: string): LocalPlayer => ({ name, colour: 'red', bot: null });
const bot = (name: string): LocalPlayer => ({ name, colour: 'blue', bot: 'greedy' });

const rulesOf = new Map<string, Rules>();
function rulesFor(config: GameConfig): Rules {
  const key = JSON.stringify(config);
  const rules = rulesOf.get(key) ?? resolveRules(config);
  rulesOf.set(key, rules);
  return rules;
}

const decide = (config: GameConfig, view: View, stream: number): Action =>
  BOTS.greedy.choose(rulesFor(config), view, { chance: new SeededChance('greedy', stream) });
const hasten = async ({ config, view, stream }: Thought): Promise<Action> => decide(config, view, stream);
const quickBots = () => ({ think: vi.fn(hasten), close: vi.fn() });

function open(choices: Choices, players: readonly LocalPlayer[], seed = 'host', bots = quickBots()) {
  const kept = vi.fn();
  const record = newRecord(unwrap(setUp({ ...choices, seats: players.length })), seed);
  const host = openLocalGame(record, players, { bots, keep: kept });
  const steps: GameStep[] = [];
  host.onStep(step => void steps.push(step));
  const isSettled = () =>
    host.moment.value.legal.length > 0 || host.awaiting.value !== null || host.moment.value.view.phase === 'over';
  /** Waits until the bots have done what they had to. */
  const settled = async () => {
    while (!isSettled()) await new Promise(resolve => setTimeout(resolve));
  };
  /** Acts as a sensible person would. */
  const act = () => host.act(decide(record.config, host.moment.value.view, host.moment.value.made));
  return { act, host, steps, kept, bots, settled };
}

const CLASSIC: Choices = { edition: 'classic' };
/** Everybody discards in the middle of somebody's turn, robs, looks into hands. */
const CROWDED: Choices = { edition: 'wielka', modules: ['retreat', 'limit', 'items'], hand: 10 };

describe('alone with bots', () => {
  it('the screen is the one person’s, from beginning to end', async () => {
    const { act, host, steps, settled } = open(CLASSIC, [bot('A'), person('B'), bot('C')]);
    while (host.moment.value.view.phase !== 'over') {
      await settled();
      expect(host.awaiting.value).toBeNull();
      if (host.moment.value.legal.length > 0) expect(await act()).toBeUndefined();
    }
    expect(new Set(steps.map(({ moment }) => moment.view.viewer))).toEqual(new Set([1]));
    expect(steps.map(({ moment }) => moment.made)).toEqual(steps.map((_, i) => steps[0].moment.made + i));
    host.close();
  });

  it('what is kept and shown is the record, replayed', async () => {
    const { host, kept, settled } = open(CLASSIC, [person('A'), bot('B')]);
    for (let i = 0; i < 20; i++) {
      await settled();
      await host.act(host.moment.value.legal[0]);
    }
    await settled();
    const { state, rules } = unwrap(replay(host.record()));
    expect(host.moment.value.view).toEqual(viewFor(rules, state, 0));
    expect(kept.mock.lastCall).toEqual([host.record(), { actor: 0, winners: [], turns: state.turns }]);
    expect(host.past.value.map(({ made }) => made)).toEqual([
      ...host.record().actions.keys(),
      host.record().actions.length,
    ]);
    const again = openLocalGame(host.record(), [person('A'), bot('B')], { bots: quickBots() });
    expect(again.moment.value).toEqual(host.moment.value);
    expect(again.past.value).toEqual(host.past.value);
  });

  it('a bot receives its own view, and nothing that the seed of the game could be told from', async () => {
    const { act, bots, settled } = open(CLASSIC, [person('A'), bot('B'), bot('C')], 'the seed of the game');
    for (let i = 0; i < 6; i++) {
      await settled();
      await act();
    }
    await settled();
    const thoughts = bots.think.mock.calls.map(([thought]) => thought);
    expect(thoughts.length).toBeGreaterThan(3);
    for (const { view } of thoughts) expect(view.viewer).toBe(view.actor);
    expect(JSON.stringify(thoughts)).not.toContain('the seed of the game');
  });

  it('says why something cannot be done, and nothing changes', async () => {
    const { host, settled, steps } = open(CLASSIC, [person('A'), bot('B')]);
    await settled();
    const before = host.moment.value;
    const count = steps.length;
    expect(await host.act({ type: 'retreat', from: 'start' })).toMatchObject({ code: 'nobody-behind' });
    expect(await host.undo()).toMatchObject({ code: 'nothing-to-undo' });
    expect(host.moment.value).toBe(before);
    expect(steps).toHaveLength(count);
  });

  it('takes an action back', async () => {
    const { host, settled, steps } = open(CLASSIC, [person('A'), bot('B')]);
    await settled();
    const before = host.moment.value;
    await host.act(before.legal.find(({ type }) => type === 'play')!);
    expect(host.moment.value.undoable).toBe(1);
    expect(await host.undo()).toBeUndefined();
    expect(host.moment.value).toEqual(before);
    expect(host.past.value.at(-1)!.made).toBe(before.made);
    expect(steps.at(-1)).toEqual({ events: [], moment: before });
  });

  it('never tells what is not for this person’s eyes', async () => {
    const { host, steps, settled } = open(CROWDED, [person('A'), bot('B'), bot('C')]);
    for (let i = 0; i < 60 && host.moment.value.view.phase !== 'over'; i++) {
      await settled();
      const { legal } = host.moment.value;
      await host.act(legal[i % legal.length]);
    }
    const events = [...steps.flatMap(step => step.events), ...host.past.value.flatMap(told => told.events)];
    const secrets = events.flatMap(event => ('secret' in event && event.secret ? [event.secret] : []));
    expect(secrets.length).toBeGreaterThan(0);
    for (const { eyes } of secrets) expect(eyes).toContain(0);
  });
});

describe('bots that fail', () => {
  it('leave the game waiting until they are asked again', async () => {
    const bots = quickBots();
    bots.think.mockRejectedValueOnce(new Error('gone'));
    const { host, settled } = open(CLASSIC, [bot('A'), bot('B'), person('C')], 'seed 6', bots);
    await vi.waitFor(() => expect(host.isStranded.value).toBe(true));
    host.retry();
    await settled();
    expect(host.isStranded.value).toBe(false);
    expect(host.moment.value.legal.length).toBeGreaterThan(0);
  });

  it('may answer too late: a closed game hears nothing', async () => {
    const bots = quickBots();
    let answer: (action: Action) => void = () => {};
    bots.think.mockReturnValueOnce(
      new Promise(resolve => {
        answer = resolve;
      }),
    );
    const { host, steps } = open(CLASSIC, [bot('A'), bot('B')], 'late', bots);
    host.close();
    answer(await hasten(bots.think.mock.calls[0][0]));
    await new Promise(resolve => setTimeout(resolve));
    expect(steps).toEqual([]);
    expect(host.moment.value.made).toBe(0);
    expect(bots.close).toHaveBeenCalled();
  });
});

describe('several people at one screen with hidden hands', () => {
  const HANDS = { ...CROWDED, seats: 3 };

  it('no hand is seen before its owner has come, through a whole game', async () => {
    const { host, steps, settled } = open(HANDS, [person('A'), person('B'), bot('C')]);
    const arrivals: number[] = [];
    const check = () => {
      const { viewer, seats } = host.moment.value.view;
      const seen = seats.flatMap(({ hand }, seat) => (hand === undefined ? [] : [seat]));
      expect(seen).toEqual(viewer === 'spectator' ? [] : [viewer]);
      expect(viewer === 'spectator' || viewer === arrivals.at(-1)).toBe(true);
    };
    host.onStep(check);
    for (let i = 0; i < 400 && host.moment.value.view.phase !== 'over'; i++) {
      await settled();
      check();
      const next = host.awaiting.value;
      if (next !== null) {
        expect(host.moment.value.legal).toEqual([]);
        arrivals.push(next);
        host.arrive(next);
      } else if (host.moment.value.legal.length > 0) {
        const { legal } = host.moment.value;
        await host.act(legal[(i * 7) % legal.length]);
      }
    }
    expect(new Set(arrivals)).toEqual(new Set([0, 1]));
    const inAnothersTurn = steps.filter(
      ({ moment: { view } }) => view.phase === 'discard' && view.viewer === view.actor && view.actor !== view.turn,
    );
    expect(inAnothersTurn.length).toBeGreaterThan(0);
  });

  it('whoever has just seen something new keeps the screen until they hide it', async () => {
    const { host, settled } = open({ ...CLASSIC, actions: 1 }, [person('A'), person('B')]);
    await settled();
    let first = -1;
    for (let i = 0; i < 50; i++) {
      const seat = host.awaiting.value!;
      host.arrive(seat);
      const { legal } = host.moment.value;
      const retreat = legal.find(({ type }) => type === 'retreat');
      await host.act(retreat ?? legal[0]);
      if (!retreat) {
        expect(host.moment.value.view.viewer).toBe('spectator');
        continue;
      }
      first = seat;
      break;
    }
    expect(host.moment.value.view.viewer).toBe(first);
    expect(host.awaiting.value).toBe(1 - first);
    host.leave();
    expect(host.moment.value.view.viewer).toBe('spectator');
    expect(host.awaiting.value).toBe(1 - first);
  });

  it('nobody else can sit down, and nobody can act meanwhile', async () => {
    const { host, settled } = open(CLASSIC, [person('A'), person('B')]);
    await settled();
    const next = host.awaiting.value!;
    host.arrive(1 - next);
    expect(host.moment.value.view.viewer).toBe('spectator');
    expect(await host.act({ type: 'play', from: 'start', card: 'key' })).toMatchObject({ code: 'not-your-turn' });
    expect(await host.undo()).toMatchObject({ code: 'nothing-to-undo' });
  });

  it('each is told what was missed, once, and no more than they may know', async () => {
    const { host, settled } = open({ ...CLASSIC, actions: 2 }, [person('A'), person('B')]);
    await settled();
    const one = host.awaiting.value!;
    host.arrive(one);
    expect(host.missed(one)).toEqual([]);
    const play = () => host.act(host.moment.value.legal.find(({ type }) => type === 'play')!);
    await play();
    await play();
    expect(host.missed(1 - one).map(({ type }) => type)).toEqual([
      'played',
      'moved',
      'played',
      'moved',
      'ended',
      'turn',
    ]);
    host.arrive(1 - one);
    await play();
    expect(host.missed(1 - one)).toHaveLength(6);
    await play();
    expect(host.missed(one)).toHaveLength(6);
    host.arrive(one);
    await host.act(host.moment.value.legal.find(({ type }) => type === 'retreat')!);
    await play();
    const [draw] = host.missed(1 - one).filter(({ type }) => type === 'drew');
    expect(draw).toEqual({ type: 'drew', seat: one, from: 'stock' });
  });
});

it('with open hands the screen goes to whoever must decide, without asking', async () => {
  const { host, settled } = open({ ...CLASSIC, hands: 'open', actions: 1 }, [person('A'), person('B')]);
  for (let i = 0; i < 6; i++) {
    await settled();
    expect(host.awaiting.value).toBeNull();
    expect(host.moment.value.view.viewer).toBe(host.moment.value.view.actor);
    await host.act(host.moment.value.legal[0]);
  }
});

it('with bots alone everybody watches', async () => {
  const { host } = open(CLASSIC, [bot('A'), bot('B')]);
  await vi.waitFor(() => expect(host.moment.value.view.phase).toBe('over'));
  expect(host.moment.value.view.viewer).toBe('spectator');
  expect(isOver(unwrap(replay(host.record())).state)).toBe(true);
});
