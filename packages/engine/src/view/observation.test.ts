import { afterAll, describe, expect, it } from 'vitest';
import { SeededChance } from '../base/chance.ts';
import { unwrap } from '../base/result.ts';
import type { Choices, GameConfig } from '../model/game-config.ts';
import type { Module, Rules } from '../model/rules.ts';
import type { State } from '../model/state.ts';
import type { View } from '../model/view.ts';
import { actionBuffer, apply, legalActions } from '../play/actions.ts';
import { newGame } from '../play/deal.ts';
import { setUp } from '../setup/config.ts';
import { registerModule } from '../setup/registry.ts';
import { resolveRules } from '../setup/resolve.ts';
import { QUICK } from '../testing/quick.ts';
import { everySetup, nameSetup } from '../testing/setups.ts';
import { table } from '../testing/table.ts';
import { stash } from '../testing/variant/index.ts';
import { ObservationEncoder } from './observation.ts';
import { viewFor } from './view.ts';

afterAll(registerModule(stash as Module));

/** What a seat observes, by name; what is zero is left out. */
function observed(
  rules: Rules,
  state: State,
  viewer: number,
  encoder = new ObservationEncoder(rules),
): { [name: string]: number | string } {
  // Whatever was there before is overwritten.
  const out = new Uint8Array(encoder.size).fill(0xaa);
  encoder.write(state, viewer, out);
  return Object.fromEntries(
    encoder.slots
      .map(({ name, values }, i) => [name, values ? values[out[i]] : out[i]] as const)
      .filter(([, value]) => value !== 0 && value !== 'none'),
  );
}

const only = (all: { [name: string]: number | string }, part: string) =>
  Object.fromEntries(Object.entries(all).filter(([name]) => name.startsWith(part)));

describe('an observation', () => {
  it('counts seats from the viewer on', () => {
    const { rules, state } = table(
      { edition: 'classic', seats: 3 },
      { pirates: [{ 3: 2 }, { 5: 1 }, { 9: 6 }], hands: ['key', 'skull skull', 'hat'] },
    ).game;
    const seen = observed(rules, state, 1);
    expect(seen['seats.0.pirates.5']).toBe(1);
    expect(seen['seats.1.pirates.9']).toBe(6);
    expect(seen['seats.2.pirates.3']).toBe(2);
    expect(seen['seats.0.handCount']).toBe(2);
    expect(only(seen, 'seats.0.hand.')).toEqual({ 'seats.0.hand.skull': 2 });
    // It is the turn of the seat two seats on.
    expect(observed(rules, state, 1)).toMatchObject({ turn: 2, actor: 2, phase: 'turn' });
    expect(observed(rules, state, 0).turn).toBeUndefined();
  });

  it('shows open hands, and of hidden ones what was seen to come into them', () => {
    const position = { hands: ['key', 'skull skull'], row: 'hat' } as const;
    const open = table({ edition: 'classic', supply: 'row', hands: 'open' }, position).game;
    expect(only(observed(open.rules, open.state, 0), 'seats.1.hand.')).toEqual({ 'seats.1.hand.skull': 2 });
    expect(observed(open.rules, open.state, 0)['row.0']).toBe('hat');
    const hidden = table({ edition: 'classic', supply: 'row', hands: 'hidden' }, position).game;
    expect(only(observed(hidden.rules, hidden.state, 0), 'seats.1.hand')).toEqual({ 'seats.1.handCount': 2 });
  });

  it('contains the fields of a module that declares them, each share for its owner alone', () => {
    const t = table({ edition: 'classic', modules: ['retreat', 'stash'] }, { hands: ['key skull', 'hat'] });
    t.do('stash key');
    const { rules, state } = t.game;
    expect(only(observed(rules, state, 0), 'seats.0.stash')).toEqual({ 'seats.0.stash.key': 1 });
    expect(only(observed(rules, state, 1), 'seats.1.stash')).toEqual({ 'seats.1.stashCount': 1 });
  });

  it('counts face-down cards, names them to their owner, and shows them as a part of an open hand', () => {
    const hands = ['sabre* sabre', 'hook hook hook hook hook hook hook bomb bomb'];
    const look = (choice: 'open' | 'hidden', seat: number) => {
      const t = table({ edition: 'wielka', modules: ['retreat', 'limit'], limit: 'grey', hands: choice }, { hands });
      t.do('play start sabre*');
      t.do('discard bomb');
      return observed(t.game.rules, t.game.state, seat);
    };
    const own = { 'seats.0.facedown.bomb': 1, 'seats.0.facedownCount': 1 };
    expect(only(look('hidden', 1), 'seats.0.facedown')).toEqual(own);
    expect(only(look('open', 1), 'seats.0.facedown')).toEqual(own);
    expect(look('open', 1)['seats.0.hand.bomb']).toBe(1);
    expect(only(look('hidden', 0), 'seats.1.f')).toEqual({ 'seats.1.facedownCount': 1 });
    expect(look('hidden', 0)['seats.1.hand.bomb']).toBeUndefined();
    expect(only(look('open', 0), 'seats.1.f')).toEqual({ 'seats.1.facedownCount': 1 });
    expect(look('open', 0)['seats.1.hand.bomb']).toBe(2);
  });

  it('says who has won, counted from the viewer, and how many turns it took', () => {
    const t = table(
      { edition: 'classic', seats: 3 },
      { pirates: [{ goal: 5, 36: 1 }, {}, {}], hands: ['key', '', ''] },
    );
    t.game.state.turns = 0x1234;
    t.do('play 36 key');
    const { rules, state } = t.game;
    expect(only(observed(rules, state, 0), 'winners')).toEqual({ 'winners.0': 1 });
    expect(only(observed(rules, state, 1), 'winners')).toEqual({ 'winners.2': 1 });
    expect(only(observed(rules, state, 1), 'turns')).toEqual({ 'turns % 256': 0x35, 'turns / 256': 0x12 });
  });

  it("contains a module's lists that everybody sees, as they are, and its numbers of each seat", () => {
    const { rules, state } = table({ edition: 'diaries', modules: ['retreat', 'raft'], seats: 3 }, {}).game;
    state.vessels.set([0, 2, 1]);
    const seen = observed(rules, state, 1);
    for (const name of ['raftLeft', 'aboard', 'poolLeft'] as const)
      expect(Array.from(state[name], (_, i) => seen[`${name}.${i}`] ?? 0)).toEqual([...state[name]]);
    // 0 would be an empty berth.
    expect(Array.from(state.raftAt, (_, i) => seen[`raftAt.${i}`])).toEqual(Array.from(state.raftAt, raft => raft + 1));
    expect([0, 1, 2].map(offset => seen[`seats.${offset}.vessels`] ?? 0)).toEqual([2, 1, 0]);
  });

  it('has no bytes for what a table does not have', () => {
    const { rules } = table({ edition: 'classic', modules: ['retreat'] }, {}).game;
    const names = new ObservationEncoder(rules).slots.map(({ name }) => name).join(' ');
    expect(names).not.toMatch(/facedown|known|seats.0.hat|buried|looked|row|raft|chest|undefined|\[object/);
  });

  it('names every byte once', () => {
    for (const config of everySetup()) {
      const names = new ObservationEncoder(resolveRules(config)).slots.map(({ name }) => name);
      expect(new Set(names).size, nameSetup(config)).toBe(names.length);
    }
  });

  it.each<Choices>([
    { edition: 'classic' },
    { edition: 'wielka', modules: ['retreat', 'assist', 'limit', 'empty', 'items', 'voyage'], seats: 5 },
  ])('is as long from every seat and in every position: %j', choices => {
    const rules = resolveRules(unwrap(setUp(choices)));
    const { size } = new ObservationEncoder(rules);
    const { state } = newGame(rules, new SeededChance('size'));
    for (let seat = 0; seat < rules.seats; seat++) {
      const out = new Uint8Array(size + 2).fill(0xaa);
      new ObservationEncoder(rules).write(state, seat, out, 1);
      expect([out[0], out.at(-1)]).toEqual([0xaa, 0xaa]);
    }
  });
});

/** What the view tells, with the names of an observation; what is zero is left out. */
function toldByView(rules: Rules, view: View, viewer: number): { [name: string]: number | string } {
  const told: { [name: string]: number | string } = {};
  const tell = (name: string, value: number | string | null | undefined) => {
    if (value && value !== 'none') told[name] = value;
  };
  const count = (name: string, cards: readonly string[] = []) => {
    for (const card of cards) told[`${name}.${card}`] = Number(told[`${name}.${card}`] ?? 0) + 1;
  };
  const seatsOn = (seat: number) => (seat - viewer + rules.seats) % rules.seats;
  const tellNumbers = (where: 'table' | 'resolution', part: object, prefix = '') => {
    for (const [name, { codec, bytes, initial }] of rules.layout.seen[where]) {
      const value = (part as { [name: string]: unknown })[name] ?? codec.show(initial as never, rules);
      if (codec.holds === 'seat') tell(prefix + name, seatsOn(value as number));
      else if (codec.holds === 'seats')
        for (const seat of value as number[]) tell(`${prefix}${name}.${seatsOn(seat)}`, 1);
      else if (bytes === 2) {
        tell(`${prefix}${name} % 256`, (value as number) % 256);
        tell(`${prefix}${name} / 256`, Math.floor((value as number) / 256));
      } else tell(prefix + name, typeof value === 'boolean' ? Number(value) : (value as number | string));
    }
  };
  tellNumbers('table', view);
  view.path.forEach((icon, i) => {
    tell(`path.${i + 1}`, icon);
  });
  for (const space of view.covered) tell(`covered.${space}`, 1);
  tell('stockCount', view.stockCount);
  count('discards', view.discards);
  view.row.forEach((card, i) => {
    tell(`row.${i}`, card);
  });
  tell('buriedCount', view.buried.length);
  view.buried.forEach((card, i) => {
    tell(`buried.${i}`, card);
  });
  tell('lookedCount', view.lookedCount);
  count('looked', view.looked);
  view.seats.forEach((seen, seat) => {
    const name = `seats.${seatsOn(seat)}`;
    for (const [place, pirates] of Object.entries(seen.pirates)) tell(`${name}.pirates.${place}`, pirates);
    tell(`${name}.handCount`, seen.handCount);
    tell(`${name}.hat`, seen.hat === undefined ? undefined : String(seen.hat));
    tell(`${name}.facedownCount`, seen.facedownCount);
    count(`${name}.hand`, seen.hand);
    count(`${name}.known`, seen.known);
    count(`${name}.facedown`, seen.facedown);
  });
  if (view.resolution) {
    const { combination, mover } = view.resolution;
    tell('resolution.isResolving', 1);
    tell('resolution.combination', combination && [combination.type, ...combination.cards].join(' '));
    tell('resolution.mover', String(mover));
    tell('resolution.route', (view.resolution as unknown as { [field: string]: string })[rules.routeField] ?? 'path');
    tellNumbers('resolution', view.resolution, 'resolution.');
  }
  return told;
}

/** What is no part of a variant: nothing else about it may be told. */
const CORE = /^(path|covered|row|discards|buried|looked|stockCount|seats\.\d\.(pirates|hand|known|hat|facedown))/;

it.each<Choices>([
  { edition: 'classic', seats: 3 },
  { edition: 'classic', seats: 2, supply: 'row', hands: 'open' },
  { edition: 'wielka', modules: ['retreat', 'assist', 'limit', 'empty', 'items', 'voyage'], seats: 3 },
  { edition: 'wielka', modules: ['retreat', 'limit', 'items'], supply: 'row', hands: 'open', seats: 2 },
  { edition: 'diaries', modules: ['retreat', 'captain', 'raft'], seats: 4 },
])('tells what the view tells, to one seat after the other: %j', choices => {
  const rules = resolveRules(unwrap(setUp(choices)));
  const encoder = new ObservationEncoder(rules);
  const game = newGame(rules, new SeededChance('told'));
  const out = actionBuffer(rules);
  for (let made = 0; made < (QUICK ? 40 : 200); made++) {
    const seat = made % rules.seats;
    const told = toldByView(rules, viewFor(rules, game.state, seat), seat);
    const seen = Object.entries(observed(rules, game.state, seat, encoder));
    expect(Object.fromEntries(seen.filter(([name]) => name in told || CORE.test(name)))).toEqual(told);
    const count = legalActions(rules, game.state, out);
    if (count === 0) break;
    apply(game, out[game.chance.below(count)]);
  }
});

/** Its order shows in the view, and matters to nobody: an observation counts the discards. */
const withoutOrder = (view: View) => JSON.stringify({ ...view, discards: [...view.discards].sort() });

/** Whatever an action changes in a seat's view, it changes in the seat's observation. */
function checkChanges(config: GameConfig): void {
  const rules = resolveRules(config);
  const encoder = new ObservationEncoder(rules);
  const game = newGame(rules, new SeededChance('changes'));
  const { state } = game;
  const out = actionBuffer(rules);
  const look = (seat: number) => {
    const bytes = new Uint8Array(encoder.size);
    encoder.write(state, seat, bytes);
    return bytes.join();
  };
  const seats = Array.from({ length: rules.seats }, (_, seat) => seat);
  for (let made = 0; made < 80; made++) {
    const count = legalActions(rules, state, out);
    if (count === 0) break;
    const before = seats.map(seat => [withoutOrder(viewFor(rules, state, seat)), look(seat)]);
    apply(game, out[game.chance.below(count)]);
    for (const seat of seats) {
      const [view, observation] = before[seat];
      const isSame = withoutOrder(viewFor(rules, state, seat)) === view;
      expect(look(seat) === observation, `seat ${seat} after action ${made}`).toBe(isSame);
    }
  }
}

it.each(
  everySetup()
    .filter((_, i) => i % 9 === 0)
    .map(config => [nameSetup(config), config] as const),
)('changes whenever the view does: %s', (_, config) => checkChanges(config));
