/** What every variant gets for nothing: a variant that only this folder knows plays under the referee, alone and in every mix. */
import { afterAll, describe, expect, it } from 'vitest';
import { unwrap } from '../../base/result.ts';
import type { Module } from '../../model/rules.ts';
import { namedActions } from '../../play/actions.ts';
import { makeNotation, parseAction } from '../../record/notation.ts';
import { act, newRecord, parseRecord, replay } from '../../record/record.ts';
import { takeBack, undoable } from '../../record/undo.ts';
import { setUp } from '../../setup/config.ts';
import { MODULES, registerModule } from '../../setup/registry.ts';
import { resolveRules } from '../../setup/resolve.ts';
import { makeSnapshot, restoreState } from '../../view/snapshot.ts';
import { oneIn } from '../quick.ts';
import { refereeOneGame } from '../refereed-game.ts';
import { everySetup, nameSetup } from '../setups.ts';
import { table } from '../table.ts';
import { stash } from './index.ts';

const remove = registerModule(stash as Module);
afterAll(remove);

const WITH_STASH = oneIn(
  9,
  everySetup().filter(({ modules }) => modules.includes('stash')),
);
const STASH = { edition: 'classic', modules: ['retreat', 'stash'] } as const;
const HANDS = { hands: ['key skull', 'hat'], stock: 'bottle bottle' };

describe('a variant of its own folder', () => {
  it.each(WITH_STASH.map(config => [nameSetup(config), config] as const))(
    'plays under the referee, names, copies, views and records and all: %s',
    (name, config) => {
      refereeOneGame(resolveRules(config), name, true);
    },
  );

  it('hides a card, asks about it when the next turn begins, and shows it when it is dug up', () => {
    const t = table(STASH, HANDS);
    t.do('stash key');
    expect(t.view(0).stashes).toEqual([['key'], []]);
    expect(t.view(1).stashes).toEqual([[null], []]);
    expect(t.refusal('stash skull').code).toBe('one-stash');
    t.do('end', 'play start hat', 'end');
    expect(t.legal).toEqual(['dig', 'leave']);
    t.do('dig');
    expect(t.hand(0)).toBe('skull key bottle');
    expect(t.eventsOf('dug')).toEqual([{ type: 'dug', seat: 0, cards: ['key'] }]);
  });

  it('keeps a record that is read, replayed and taken back like any other', () => {
    let record = newRecord(unwrap(setUp(STASH)), 'stash');
    const next = (choose: (legal: string[]) => string) => {
      const { rules, state } = unwrap(replay(record));
      const legal = namedActions(rules, state).map(action =>
        makeNotation(rules, unwrap(parseAction(rules, state, action))),
      );
      record = unwrap(act(record, state.actor, choose(legal)));
    };
    const first = (type: string) => (legal: string[]) => legal.find(text => text.split(' ')[0] === type)!;
    next(first('stash'));
    const { actor } = unwrap(replay(record)).state;
    expect(undoable(record, actor)).toBe(1);
    expect(takeBack(record, actor, 1).actions).toEqual([]);
    for (const type of ['end', 'play', 'end', 'dig']) next(first(type));
    // What was dug up was unknown to the others, and so was the card drawn after it.
    expect(undoable(record, actor)).toBe(0);
    expect(unwrap(parseRecord(JSON.parse(JSON.stringify(record))))).toEqual(record);
  });

  it('cannot be restored from a snapshot that hides its card', () => {
    const { rules, state } = table(STASH, HANDS).game;
    const snapshot = { ...makeSnapshot(rules, state), stashes: [[null], []] };
    expect(() => restoreState(rules, snapshot)).toThrow('A snapshot has every card: none is left to draw.');
  });

  it('brings its own field of the configuration, and its own way to gain cards', () => {
    const isValid = (value: unknown) => value === 1 || value === 2;
    const parameters = { depth: { isValid, must: 'must be 1 or 2', default: 2 } };
    const dive = { id: 'dive', parameters, gainsCards: true, patch: () => ({}) } as unknown as Module;
    const surface = registerModule(dive);
    try {
      expect(unwrap(setUp({ edition: 'classic' }))).toMatchObject({ depth: 2 });
      expect(unwrap(setUp({ edition: 'classic', depth: 1 } as never))).toMatchObject({ depth: 1 });
      expect(setUp({ edition: 'classic', modules: [] })).toMatchObject({
        reason: {
          text: 'retreat and assist and dive are all off: nobody could ever gain a card. Switch one of them on.',
        },
      });
    } finally {
      surface();
    }
  });

  it('is taken away once: the second time nothing else goes', () => {
    const before = [...MODULES];
    const fields = { pouch: stash.fields!.stash };
    const again = registerModule({ ...stash, id: 'again' as 'stash', fields } as unknown as Module);
    expect(MODULES).toEqual([...before, 'again']);
    again();
    again();
    expect(MODULES).toEqual(before);
  });

  it('is refused if no part of the view shows what it declares to be shown there', () => {
    const hidden = { ...stash, id: 'hidden' as 'stash', view: undefined } as unknown as Module;
    const fields = (field: object) => ({ ...hidden, fields: { pouch: field } }) as unknown as Module;
    const { stash: field } = stash.fields!;
    expect(() => registerModule(fields(field))).toThrow(
      'The field pouch of module "hidden" is shown by no part of the view.',
    );
    registerModule(fields({ ...field, seen: 'derived' }))();
  });

  it('is refused twice, and with a field that belongs to another', () => {
    expect(() => registerModule(stash as Module)).toThrow('There is a module "stash" already.');
    const thief = { ...stash, id: 'thief' as 'stash' } as Module;
    expect(() => registerModule(thief)).toThrow('The field stash of module "thief" belongs to stash already.');
  });
});
