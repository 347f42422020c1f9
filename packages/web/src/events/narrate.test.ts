import { type GameEvent, parseRecord, resolveRules, unwrap, type Viewer } from '@cartagena/engine';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { VARIANT_EVENTS } from '../variants/events.ts';
import { LANGUAGES } from '../words/words.ts';
import { CORE_EVENTS } from './core-events.ts';
import { historyOf, type LogEntry, redactEntries } from './log-entry.ts';
import { announcement, narrate } from './narrate.ts';
import { expectSentence, inLanguage, SETTING } from './testing/speaking.ts';

const FIXTURES = Object.entries(
  import.meta.glob<unknown>('../../../../fixtures/*.json', { eager: true, import: 'default' }),
).map(([path, value]) => {
  const record = unwrap(parseRecord(value));
  return { name: path.split('/').at(-1)!, record, told: historyOf(record, resolveRules(record.config)) };
});

/** One of each kind that the recorded games may not show. */
const RARE: readonly GameEvent[] = [
  { type: 'wasted', token: 'x1' },
  { type: 'stole', seat: 0, from: 1, secret: { eyes: [0, 1], cards: ['key'] } },
  { type: 'moved', by: 0, seat: 1, from: 3, to: 'start', cause: 'snake' },
  { type: 'moved', by: 0, seat: 1, from: 3, to: 9, cause: 'bomb' },
  { type: 'moved', by: 0, seat: 1, from: 3, to: 9, cause: 'assist', hat: true },
  { type: 'moved', by: 0, seat: 0, from: 9, to: 3, cause: 'retreat', hat: true },
  { type: 'moved', by: 1, seat: 0, from: 'white2', to: 'wharf', cause: 'sweep' },
  { type: 'sank', berth: 'orange' },
  { type: 'sank', berth: 'white' },
  { type: 'launched', berth: 'white' },
  { type: 'launched', berth: 'orange' },
  { type: 'over', ending: 'count', winners: [0, 2] },
  { type: 'over', ending: 'count', winners: [0] },
  { type: 'stuck', seat: 0 },
  { type: 'spent', seat: 0 },
  { type: 'hoisted', seat: 0 },
  { type: 'opened', seat: 0, place: 5, content: 'empty' },
  { type: 'opened', seat: 0, place: 5, content: 'snake' },
  { type: 'opened', seat: 0, place: 5, content: '1' },
  { type: 'reshuffled', count: 1 },
];

const SILENT: readonly string[] = ['turn', 'ended'];

afterAll(() => void vi.unstubAllGlobals());

describe.each(LANGUAGES)('in %s', language => {
  beforeAll(() => inLanguage(language));

  it.each(FIXTURES)('everything that happens in $name is told to everybody', ({ record, told }) => {
    const viewers: Viewer[] = ['spectator', ...Array.from({ length: record.config.seats }, (_, seat) => seat)];
    for (const viewer of viewers)
      for (const one of redactEntries(told, viewer)) {
        const lines = narrate(SETTING, viewer, [one]);
        if (one.events.some(({ type }) => !SILENT.includes(type)))
          expect(lines.filter(({ isHeading }) => !isHeading).length).toBeGreaterThan(0);
        for (const { text, isHeading } of lines) {
          if (isHeading) expect(text).toMatch(/^\p{Lu}\p{Ll}+ \d+: \S+$/u);
          else expectSentence(text);
        }
      }
  });

  it('what is rare is told too', () => {
    for (const viewer of ['spectator', 0, 1] as const)
      for (const event of RARE) {
        const lines = narrate(SETTING, viewer, redactEntries([{ made: 1, events: [event] }], viewer));
        expect(lines, event.type).toHaveLength(1);
        expectSentence(lines[0].text);
      }
  });

  it('what the viewer did is worded otherwise than what others did', () => {
    for (const { record, told } of FIXTURES) {
      const mine = (viewer: Viewer) => narrate(SETTING, viewer, redactEntries(told, viewer)).map(({ text }) => text);
      const { seat } = record.actions[0];
      expect(mine(seat).join().includes(SETTING.names[seat])).toBe(false);
      expect(mine('spectator').join().includes(SETTING.names[seat])).toBe(true);
    }
  });
});

it('the recorded games and the rare events show all there is to tell', () => {
  const seen = new Set(
    [...FIXTURES.flatMap(({ told }) => told.flatMap(({ events }) => events)), ...RARE].map(({ type }) => type),
  );
  const known = [{ events: CORE_EVENTS }, ...VARIANT_EVENTS].flatMap(({ events = {} }) => Object.keys(events));
  expect([...seen].sort()).toEqual(['moved', ...known].sort());
});

const told = (...events: GameEvent[]): readonly LogEntry[] => [{ made: 3, events }];
const texts = (viewer: Viewer, ...events: GameEvent[]) =>
  narrate(SETTING, viewer, told(...events)).map(({ text }) => text);
const RUN: readonly GameEvent[] = [
  { type: 'played', seat: 0, cards: ['key'] },
  { type: 'moved', by: 0, seat: 0, from: 'start', to: 9, cause: 'play' },
];
const STEP_BACK: readonly GameEvent[] = [
  { type: 'moved', by: 0, seat: 0, from: 9, to: 4, cause: 'retreat' },
  { type: 'drew', seat: 0, from: 'stock', secret: { eyes: [0], cards: ['hat'] } },
  { type: 'drew', seat: 0, from: 'stock', secret: { eyes: [0], cards: ['hat'] } },
];
const UNSEEN: readonly GameEvent[] = [
  STEP_BACK[0],
  { type: 'drew', seat: 0, from: 'stock' },
  { type: 'drew', seat: 0, from: 'stock' },
];
const HELP: readonly GameEvent[] = [
  { type: 'moved', by: 0, seat: 1, from: 4, to: 'goal', cause: 'assist' },
  { type: 'drew', seat: 0, from: 'stock' },
];

describe('English', () => {
  beforeAll(() => inLanguage('en'));

  it('joins what belongs together', () => {
    expect(texts(0, ...RUN)).toEqual(['You play a key and run to space 9.']);
    expect(texts(1, ...RUN)).toEqual(['Anna plays a key and runs to space 9.']);
    expect(texts(0, ...STEP_BACK)).toEqual(['You step back to space 4 and draw 2 cards: 2 × hat.']);
    expect(texts(2, { type: 'row', cards: ['hat*', 'key', 'hat*'] })).toEqual([
      'A new row is laid out: 2 × hat (grey) and a key.',
    ]);
    expect(texts(1, ...UNSEEN)).toEqual(['Anna steps back to space 4 and draws 2 cards.']);
    expect(texts(1, ...HELP)).toEqual(['Anna helps your pirate to the sloop and draws 1 card.']);
    expect(texts(2, ...HELP)).toEqual(['Anna helps Bea’s pirate to the sloop and draws 1 card.']);
  });

  it('begins every sentence with a capital letter', () => {
    expect(texts(1, RARE[2])).toEqual(['A snake! Your pirate flees into the cell.']);
    expect(texts(1, RARE[6])).toEqual(['Anna’s pirate is washed to the wharf.']);
  });

  it('tells cards that pass between two only to them', () => {
    const event: GameEvent = { type: 'took', seat: 0, from: 1, secret: { eyes: [0, 1], cards: ['key*'] } };
    expect(texts(0, event)).toEqual(['You take a key (grey) from Bea.']);
    expect(texts(1, event)).toEqual(['Anna takes a key (grey) from you.']);
    expect(texts(2, { type: 'took', seat: 0, from: 1 })).toEqual(['Anna takes a card from Bea.']);
  });

  it('opens turns with a heading, which is not announced', () => {
    const events: readonly GameEvent[] = [...RUN, { type: 'ended', seat: 0 }, { type: 'turn', seat: 1, number: 5 }];
    expect(texts(1, ...events)).toEqual(['Anna plays a key and runs to space 9.', 'Turn 5: you']);
    expect(announcement(SETTING, 1, events)).toBe('Anna plays a key and runs to space 9.');
  });

  it('says who did it', () => {
    expect(narrate(SETTING, 1, told(...RUN))).toEqual([
      { text: 'Anna plays a key and runs to space 9.', seat: 0, isHeading: false },
    ]);
  });
});

describe('Polish', () => {
  beforeAll(() => inLanguage('pl'));

  it('has its cases and plurals', () => {
    expect(texts(0, ...RUN)).toEqual(['Zagrywasz klucz i biegniesz na pole 9.']);
    expect(texts(1, { type: 'played', seat: 0, cards: ['bottle'] }, RUN[1])).toEqual([
      'Anna zagrywa butelkę i biegnie na pole 9.',
    ]);
    expect(texts(1, ...UNSEEN)).toEqual(['Anna cofa się na pole 4 i dobiera 2 karty.']);
    expect(texts(1, ...HELP)).toEqual(['Anna pomaga (twój pirat biegnie na slup) i dobiera 1 kartę.']);
    expect(texts(1, { type: 'dealt', seat: 0, count: 6 })).toEqual(['Anna dostaje 6 kart.']);
  });
});
