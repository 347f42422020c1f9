/** Two legs and the boat between them. */
import { describe, expect, it } from 'vitest';
import type { Choices } from '../../model/game-config.ts';
import { type Position, table } from '../../testing/table.ts';

type Pirates = { readonly [place: string]: number };

/** Leg 1 is 1 to 18, leg 2 is 19 to 36; hooks lie on 4, 10, 16 and on 22, 28, 34. */
const WIELKA: Choices = { edition: 'wielka', modules: ['retreat', 'voyage'] };
const HANDS = { hands: ['hook hook hook', 'hook', 'hook', 'hook', 'hook'] } as const;

const at = (pirates: readonly Pirates[], more: Position = {}, choices: Choices = WIELKA) =>
  table({ ...choices, seats: Math.max(2, pirates.length) }, { ...HANDS, pirates, ...more });

const refused = (t: ReturnType<typeof table>, action: string): string => {
  expect(t.legal).not.toContain(action);
  return t.refusal(action).code;
};

describe('VOYAGE-1: the water between', () => {
  it.each(['wielka', 'cartagena2', 'classic', 'diaries'] as const)(
    'in %s the boat begins at the first leg, with nobody in it [VOYAGE-1]',
    edition => {
      const t = table({ edition, modules: ['assist', 'voyage'] });
      expect(t.now.boat).toBe('near');
      expect(t.pirates(0)).toEqual({ start: 6 });
    },
  );

  it('a pirate leaves the first leg into the boat, not to a matching space of the second [VOYAGE-1]', () => {
    const t = at([{ 17: 1 }]);
    t.do('play 17 hook');
    expect(t.pirates(0)).toEqual({ start: 5, boat: 1 });
  });

  it('the last space of the first leg is still on it [VOYAGE-1]', () => {
    const t = at([{ 17: 1 }], { hands: ['chest', 'hook'] });
    t.do('play 17 chest');
    expect(t.pirates(0)).toEqual({ start: 5, 18: 1 });
  });

  it('an edition without the module has neither boat nor sailing [VOYAGE-1]', () => {
    const t = table({ edition: 'wielka' }, HANDS);
    expect(t.now.boat).toBeUndefined();
    expect(t.now.hasFreeSail).toBeUndefined();
    expect(t.refusal('sail').code).toBe('malformed');
  });
});

describe('VOYAGE-2 and VOYAGE-3: into the boat', () => {
  it.each([0, 1, 2])('with %i own pirates aboard there is room [VOYAGE-2] [VOYAGE-3]', aboard => {
    const t = at([{ 17: 1, boat: aboard }]);
    t.do('play 17 hook');
    expect(t.pirates(0).boat).toBe(aboard + 1);
  });

  it('with three own pirates aboard there is none [VOYAGE-2] [VOYAGE-3]', () => {
    expect(refused(at([{ 17: 1, boat: 3 }]), 'play 17 hook')).toBe('boat-full');
  });

  it('others aboard take nobody’s room: no limit on the total [VOYAGE-2]', () => {
    const t = at([{ 17: 1, boat: 2 }, { boat: 3 }, { boat: 3 }, { boat: 3 }, { boat: 3 }]);
    t.do('play 17 hook');
    expect(t.pirates(0).boat).toBe(3);
  });

  it('with the boat away the card is not legal with this pirate [VOYAGE-3]', () => {
    expect(refused(at([{ 17: 1 }], { boat: 'far' }), 'play 17 hook')).toBe('boat-away');
  });

  it.each([
    ['full', { boat: 'near' }, { boat: 3 }],
    ['away', { boat: 'far' }, {}],
  ] as const)(
    'with the boat %s, the same card is legal where a vacant match is ahead [VOYAGE-3]',
    (_, boat, aboard) => {
      const t = at([{ 15: 1, 17: 1, ...aboard }], boat);
      expect(t.legalOf('play')).toContain('play 15 hook');
      t.do('play 15 hook');
      expect(t.pirates(0)[16]).toBe(1);
      expect(t.legalOf('play')).not.toContain('play 17 hook');
    },
  );

  it('a full boat bars one icon, not another [VOYAGE-3]', () => {
    const t = at([{ 17: 1, boat: 3 }], { hands: ['hook chest', 'hook'] });
    expect(t.legalOf('play').filter(text => text.includes(' 17 '))).toEqual(['play 17 chest']);
  });
});

describe('VOYAGE-4: out of the boat', () => {
  it('at the second leg to the first vacant match of that leg [VOYAGE-4]', () => {
    const t = at([{ boat: 2 }, { 22: 1 }], { boat: 'far' });
    t.do('play boat hook');
    expect(t.pirates(0)).toEqual({ start: 4, boat: 1, 28: 1 });
  });

  it('the first space of the second leg is the first to be looked at [VOYAGE-4]', () => {
    const t = at([{ boat: 1 }], { boat: 'far', hands: ['sabre', 'hook'] });
    t.do('play boat sabre');
    expect(t.pirates(0)).toEqual({ start: 5, 19: 1 });
  });

  it('else to the goal [VOYAGE-4]', () => {
    const t = at([{ boat: 1 }, { 22: 1, 28: 1, 34: 1 }], { boat: 'far' });
    t.do('play boat hook');
    expect(t.pirates(0)).toEqual({ start: 5, goal: 1 });
  });

  it('at the first leg not forward [VOYAGE-4]', () => {
    expect(refused(at([{ boat: 1 }]), 'play boat hook')).toBe('aboard');
  });

  it.each(['near', 'far'] as const)('on the second leg the boat (%s) is of no matter [VOYAGE-4]', boat => {
    const t = at([{ 30: 1, 34: 1, boat: 3 }], { boat });
    t.do('play 34 hook', 'play 30 hook');
    expect(t.pirates(0)).toMatchObject({ goal: 1, 34: 1 });
  });
});

describe('VOYAGE-5: sail', () => {
  it('is an action and costs no card [VOYAGE-5]', () => {
    const t = at([{ boat: 1 }]);
    const events = t.do('sail');
    expect(events).toEqual([{ type: 'sailed', seat: 0, to: 'far', free: false }]);
    expect(t.now).toMatchObject({ boat: 'far', actionsLeft: 2, hasActed: true, cardsMoved: false });
    expect(t.hand(0)).toBe('hook hook hook');
  });

  it.each([
    ['nobody aboard', {}, {}],
    ['only others aboard', { 18: 1 }, { boat: 2 }],
  ])('from the first leg with %s: refused [VOYAGE-5]', (_, own, other) => {
    expect(refused(at([own, other]), 'sail')).toBe('not-aboard');
  });

  it.each([
    ['at the start', { start: 1, goal: 5 }],
    ['on the first space', { 1: 1, goal: 5 }],
    ['on the last space of the leg', { 18: 1, goal: 5 }],
  ])('back with an own pirate %s [VOYAGE-5]', (_, own) => {
    const t = at([own], { boat: 'far' });
    t.do('sail');
    expect(t.eventsOf('sailed')).toEqual([{ type: 'sailed', seat: 0, to: 'near', free: false }]);
    expect(t.now.boat).toBe('near');
  });

  it.each([
    ['on the second leg', { 19: 1, goal: 5 }],
    ['aboard', { boat: 3, goal: 3 }],
    ['home', { goal: 5, 36: 1 }],
  ])('not back with own pirates only %s, whoever else waits [VOYAGE-5]', (_, own) => {
    expect(refused(at([own, { 5: 1 }], { boat: 'far' }), 'sail')).toBe('not-ashore');
  });

  it('to and fro in one turn [VOYAGE-5]', () => {
    const t = at([{ boat: 1 }]);
    t.do('sail', 'sail', 'sail');
    expect(t.now).toMatchObject({ boat: 'far', turn: 1 });
  });
});

describe('VOYAGE-6: those aboard stay aboard', () => {
  it('whichever way it sails [VOYAGE-6]', () => {
    const t = at([{ boat: 2 }, { boat: 3 }, { 18: 1 }]);
    t.do('sail');
    expect([0, 1, 2].map(seat => t.pirates(seat))).toEqual([
      { start: 4, boat: 2 },
      { start: 3, boat: 3 },
      { start: 5, 18: 1 },
    ]);
    // They are at the second shore now: a card takes them ashore there.
    expect(t.legalOf('play')).toContain('play boat hook');
    t.do('sail');
    expect(t.pirates(1)).toEqual({ start: 3, boat: 3 });
    expect(t.legalOf('play')).not.toContain('play boat hook');
    expect(t.now.boat).toBe('near');
  });

  it('a hat aboard sails along, one ashore does not [VOYAGE-6] [CAPTAIN-1]', () => {
    const t = table(
      { edition: 'diaries', modules: ['retreat', 'voyage', 'captain'] },
      { hands: ['key', 'key'], pirates: [{ boat: 2 }, { boat: 1, 5: 1 }], hats: ['boat', 5] },
    );
    t.do('sail', 'play hat key');
    expect(t.now.seats[0]).toMatchObject({ hat: 22, pirates: { boat: 1, 22: 1 } });
    expect(t.now.seats[1].hat).toBe(5);
  });
});

describe('VOYAGE-7: the skipper', () => {
  const TIES: Choices = { ...WIELKA, skipper: 'ties' };
  const STRICT: Choices = { ...WIELKA, skipper: 'strict' };

  it.each<[string, boolean, boolean, Pirates[]]>([
    ['nobody aboard', false, false, [{}, {}, {}]],
    ['alone aboard', true, true, [{ boat: 1 }, {}, {}]],
    ['most of all', true, true, [{ boat: 3 }, { boat: 2 }, { boat: 1 }]],
    ['as many as another', true, false, [{ boat: 2 }, { boat: 2 }, {}]],
    ['as many as the last seat', true, false, [{ boat: 2 }, {}, { boat: 2 }]],
    ['more than one, fewer than another', false, false, [{ boat: 2 }, { boat: 1 }, { boat: 3 }]],
    ['more than each, fewer than all together', true, true, [{ boat: 3 }, { boat: 2 }, { boat: 2 }]],
    ['only others aboard', false, false, [{}, { boat: 1 }, {}]],
  ])('%s: with ties %s, strictly %s, at either shore [VOYAGE-7]', (_, ties, strict, pirates) => {
    expect(at(pirates, {}, TIES).legal.includes('freesail')).toBe(ties);
    expect(at(pirates, {}, STRICT).legal.includes('freesail')).toBe(strict);
    expect(at(pirates, { boat: 'far' }, TIES).legal.includes('freesail')).toBe(ties);
    expect(at(pirates, { boat: 'far' }, STRICT).legal.includes('freesail')).toBe(strict);
  });

  it.each([
    ['cartagena2', true],
    ['wielka', false],
  ] as const)('in %s equal most makes a skipper: %s [VOYAGE-7]', (edition, skipper) => {
    const t = table({ edition, modules: ['assist', 'voyage'] }, { pirates: [{ boat: 2 }, { boat: 2 }] });
    expect(t.now.hasFreeSail).toBe(skipper);
  });

  it('it is decided for the seat whose turn it is, not for the first [VOYAGE-7]', () => {
    const skippers = (...pirates: Pirates[]) =>
      [0, 1, 2].map(turn => at(pirates, { turn, boat: 'far' }, STRICT).now.hasFreeSail);
    expect(skippers({ boat: 1 }, { boat: 2 }, {})).toEqual([false, true, false]);
    expect(skippers({ boat: 2 }, { boat: 1 }, {})).toEqual([true, false, false]);
    expect(skippers({ boat: 2 }, { boat: 1 }, { boat: 3 })).toEqual([false, false, true]);
  });

  it('the sail is free: no action, no card, once [VOYAGE-7]', () => {
    const t = at([{ boat: 1 }]);
    const events = t.do('freesail');
    expect(events).toEqual([{ type: 'sailed', seat: 0, to: 'far', free: true }]);
    expect(t.now).toMatchObject({ boat: 'far', actionsLeft: 3, hasActed: false, turn: 0, hasFreeSail: false });
    expect(t.hand(0)).toBe('hook hook hook');
    expect(refused(t, 'freesail')).toBe('not-skipper');
  });

  it('after it the first action is still owed, and a paid sail is one [VOYAGE-7] [CORE-2]', () => {
    const t = at([{ boat: 1 }]);
    t.do('freesail');
    expect(t.refusal('end').code).toBe('must-act');
    t.do('sail');
    expect(t.now).toMatchObject({ boat: 'near', actionsLeft: 2 });
  });

  it('not after the first action [VOYAGE-7]', () => {
    const t = at([{ boat: 1 }]);
    t.do('play start hook');
    expect(refused(t, 'freesail')).toBe('not-skipper');
    expect(t.legal).toContain('sail');
  });

  it('not by boarding in mid-turn: the turn’s beginning counts [VOYAGE-7]', () => {
    const t = at([{ 17: 1 }]);
    expect(refused(t, 'freesail')).toBe('not-skipper');
    t.do('play 17 hook');
    expect(refused(t, 'freesail')).toBe('not-skipper');
  });

  it('back only with an own pirate on the first leg, as for any sail [VOYAGE-7] [VOYAGE-5]', () => {
    const away = at([{ boat: 2, 20: 4 }, { 5: 1 }], { boat: 'far' });
    expect(away.now.hasFreeSail).toBe(true);
    expect(refused(away, 'freesail')).toBe('not-ashore');
    const back = at([{ boat: 2, 20: 3 }], { boat: 'far' });
    back.do('freesail');
    expect(back.eventsOf('sailed')).toEqual([{ type: 'sailed', seat: 0, to: 'near', free: true }]);
  });

  it('it lapses with the turn [VOYAGE-7]', () => {
    const t = at([{ boat: 1 }]);
    t.do('play start hook', 'end');
    expect(t.now).toMatchObject({ turn: 1, hasFreeSail: false });
    t.do('play start hook', 'end');
    expect(t.now).toMatchObject({ turn: 0, hasFreeSail: true });
  });
});

describe('VOYAGE-4: each leg has its own spaces', () => {
  it('vacant spaces of the second leg are no way on for a pirate of the first [VOYAGE-3] [VOYAGE-4]', () => {
    const t = at([{ 16: 1, 20: 1, goal: 4 }], { boat: 'far' });
    expect(t.legalOf('play')).toEqual(['play 20 hook']);
    expect(t.refusal('play 16 hook').code).toBe('boat-away');
  });
});

describe('VOYAGE-8: a retreat never crosses the water', () => {
  it.each([
    ['on the first leg', 8, 'near', {}, { 5: 1 }, 5],
    ['from the boat at the first leg', 'boat', 'near', {}, { 18: 1 }, 18],
    ['from the boat at the first leg past full spaces', 'boat', 'near', {}, { 18: 3, 1: 2 }, 1],
    ['on the second leg', 25, 'near', {}, { 20: 1, 18: 1 }, 20],
    ['to the first space of the second leg', 25, 'near', {}, { 19: 1, 18: 1 }, 19],
    ['from the goal', 'goal', 'near', {}, { 20: 2, 18: 1 }, 20],
  ] as const)('%s [VOYAGE-8]', (_, from, boat, own, other, to) => {
    const t = at([{ ...own, [from]: 1 }, other], { boat });
    t.do(`retreat ${from}`);
    expect(t.eventsOf('moved')).toMatchObject([{ from, to, cause: 'retreat' }]);
  });

  it.each([
    ['from the second leg to the first', 20, 'near', { 18: 1, 5: 2 }],
    ['from the first space of the second leg', 19, 'far', { 18: 1 }],
    ['from the goal to the first leg', 'goal', 'near', { 18: 1 }],
    ['into the boat', 20, 'far', { boat: 1 }],
    ['from the boat at the second leg', 'boat', 'far', { 18: 1, 20: 1 }],
    ['from the boat past an empty first leg', 'boat', 'near', { 19: 1, 20: 1 }],
    ['from the boat to its fellows aboard', 'boat', 'near', { boat: 2 }],
  ] as const)('not %s [VOYAGE-8]', (_, from, boat, other) => {
    const t = at([{ [from]: 1 }, other], { boat });
    expect(t.legalOf('retreat')).toEqual([]);
    expect(t.refusal(`retreat ${from}`).code).toBe('nobody-behind');
  });

  it('each leg is judged for itself [VOYAGE-8]', () => {
    const t = at([{ 3: 1, 8: 1, boat: 1, 20: 1, 24: 1, goal: 1 }], { boat: 'near' });
    expect(t.legalOf('retreat')).toEqual(['retreat 8', 'retreat 24', 'retreat goal', 'retreat boat']);
  });
});

describe('VOYAGE-9: home', () => {
  it('all pirates in the goal past the second leg win [VOYAGE-9]', () => {
    const t = at([{ goal: 5, 36: 1 }]);
    t.do('play 36 hook');
    expect(t.now).toMatchObject({ phase: 'over', ending: 'home', winners: [0] });
  });

  it.each<Pirates>([
    { goal: 5, 17: 1 },
    { goal: 4, boat: 1, 17: 1 },
  ])('pirates in the boat are not home: %j [VOYAGE-9]', own => {
    const t = at([own]);
    t.do('play 17 hook');
    expect(t.now).toMatchObject({ phase: 'turn', ending: 'none' });
  });

  it('the legs of Cartagena II have fourteen and twenty-one spaces [VOYAGE-9]', () => {
    // Compasses lie on 7 and 14, and on 21, 28 and 35.
    const t = table(
      { edition: 'cartagena2' },
      { pirates: [{ 13: 1, 14: 1, 34: 1 }], hands: ['compass compass compass', 'map'] },
    );
    t.do('play 34 compass', 'play 13 compass');
    expect(t.pirates(0)).toEqual({ start: 3, 14: 1, 35: 1, boat: 1 });
  });
});

describe('VOYAGE-5: every seat for itself', () => {
  it.each([0, 1, 2])('seat %i fetches the boat with its own pirate ashore, and not without [VOYAGE-5]', turn => {
    const choices = { edition: 'wielka', modules: ['retreat', 'voyage'], seats: 3 } as const;
    const across = { goal: 5, 20: 1 };
    const ashore = [0, 1, 2].map(seat => (seat === turn ? { goal: 5, 18: 1 } : across));
    const others = [0, 1, 2].map(seat => (seat === turn ? across : { goal: 5, 18: 1 }));
    const hands = ['hook', 'hook', 'hook'];
    expect(table(choices, { boat: 'far', turn, hands, pirates: ashore }).legalOf('sail')).toEqual(['sail']);
    expect(table(choices, { boat: 'far', turn, hands, pirates: others }).legalOf('sail')).toEqual([]);
  });
});
