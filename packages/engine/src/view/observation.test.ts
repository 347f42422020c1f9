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
import { everySetup, nameSetup } from '../testing/setups.ts';
import { table } from '../testing/table.ts';
import { stash } from '../testing/variant/index.ts';
import { ObservationEncoder } from './observation.ts';
import { viewFor } from './view.ts';

afterAll(registerModule(stash as Module));

/** What a seat observes, by name; what is zero is left out. */
function observed(rules: Rules, state: State, viewer: number): { [name: string]: number | string } {
  const encoder = new ObservationEncoder(rules);
  const out = new Uint8Array(encoder.size);
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
