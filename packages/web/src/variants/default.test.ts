/** What a variant gets that has no folder here: the one that exists only in the engine's tests is played by plain buttons alone. */
import {
  type Action,
  type GameConfig,
  type GameEvent,
  type Module,
  namedActions,
  newRecord,
  OpenGame,
  parseAction,
  registerModule,
  resolveRules,
  SeededChance,
  setUp,
  unwrap,
  viewFor,
} from '@cartagena/engine';
import { everySetup, nameSetup } from '@cartagena/engine/testing/setups';
import { stash } from '@cartagena/engine/testing/variant';
import { COLOURS } from '@cartagena/protocol';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { layOut } from '../board/layout.ts';
import { sceneOf, shapeOf } from '../board/scene.ts';
import { changesFor, changesWords } from '../events/changes.ts';
import { redactEvents } from '../events/log-entry.ts';
import { narrate } from '../events/narrate.ts';
import { soundsOf } from '../events/sounds.ts';
import { expectSentence, inLanguage, SETTING } from '../events/testing/speaking.ts';
import { MODULE_LESSONS } from '../learn/lessons.ts';
import { sectionsOfTable } from '../learn/rule-sections.ts';
import { minutesOf } from '../plan/estimate.ts';
import { FIRST_PLAN } from '../plan/plan.ts';
import { rulesPath, tableIn } from '../plan/rules-address.ts';
import { switchesOf, tableFor, withModule } from '../plan/table-choice.ts';
import { choosing, NOTHING, nextStep } from '../table/choosing/choosing.ts';
import { optionsOf } from '../table/choosing/option.ts';
import { buttonWords, optionWords } from '../table/choosing/option-words.ts';
import { planWords } from '../table/choosing/plan-words.ts';
import { isHoldable, preview } from '../table/choosing/preview.ts';
import { aboutWords, promptWords } from '../table/choosing/prompt.ts';
import { reasonWords } from '../table/choosing/reasons.ts';
import { moments, reachable } from '../table/choosing/testing/reachable.ts';
import { moduleAbout, moduleName } from '../words/module-words.ts';
import { LANGUAGES } from '../words/words.ts';

const unregister = registerModule(stash as Module);
afterAll(() => {
  unregister();
  vi.unstubAllGlobals();
});

const SETUPS = everySetup().filter(({ modules }) => modules.includes('stash'));
const CONFIG = unwrap(setUp({ edition: 'classic', modules: ['retreat', 'stash'], seats: 2 }));

/** A random game to its end, or for as long as is told. */
function play(config: GameConfig, seed: string, visit: (open: OpenGame, events: readonly GameEvent[]) => void): void {
  let events: GameEvent[] = [];
  const open = new OpenGame(newRecord(config, seed), event => void events.push(event));
  const luck = new SeededChance(`${seed} choices`);
  for (let made = 0; made < 600; made++) {
    const legal = namedActions(open.rules, open.game.state);
    if (legal.length === 0) return;
    events = [];
    open.perform(unwrap(parseAction(open.rules, open.game.state, legal[luck.below(legal.length)])));
    visit(open, events);
  }
}

/** Types of action that came up at all these tables. */
const seenTypes = new Set<Action['type']>();

it('there are tables with it', () => {
  expect(SETUPS.length).toBeGreaterThan(3);
});

describe.each(SETUPS.map((config, i) => [nameSetup(config), config, i] as const))('%s', (_, config, i) => {
  const rules = resolveRules(config);

  it('every legal action is found by touches and buttons, and nothing else', () => {
    for (const { state } of moments(rules, `default ${i}`, 61)) {
      const view = viewFor(rules, state, state.actor);
      const options = optionsOf(rules, view, namedActions(rules, state));
      const found = reachable(view, options);
      expect(options.filter(option => !found.has(option))).toEqual([]);
      expect([...found].every(option => options.includes(option))).toBe(true);
      for (const option of options) {
        seenTypes.add(option.action.type);
        if (isHoldable(option)) expect(preview(rules, view, option.action).view.viewer).toBe(state.actor);
      }
    }
  });

  it('the board is shown', () => {
    for (const { state } of moments(rules, `board ${i}`, 61)) {
      const scene = sceneOf(rules, viewFor(rules, state, 0), COLOURS);
      expect(layOut(scene.shape, 390, 560).spaces).toHaveLength(scene.path.length);
    }
  });
});

it('all of its actions came up', () => {
  expect([...seenTypes]).toEqual(expect.arrayContaining(['stash', 'dig', 'leave']));
});

describe.each(LANGUAGES)('in %s', language => {
  beforeAll(() => inLanguage(language));
  const rules = resolveRules(CONFIG);
  const setting = { ...SETTING, edition: CONFIG.edition, shape: shapeOf(rules) };

  it('everything that can be done has a name', () => {
    for (const { state } of moments(rules, 'names', 3)) {
      const view = viewFor(rules, state, state.actor);
      const options = optionsOf(rules, view, namedActions(rules, state));
      const now = choosing(view, options, NOTHING);
      for (const option of options) expect(optionWords(setting, view, option)).toMatch(/^\p{Lu}[^{}|]*$/u);
      for (const button of now.buttons) expect(buttonWords(setting, button)).toMatch(/^\p{Lu}[^{}|]*$/u);
      expectSentence(promptWords(setting, view, now));
      expect(nextStep(now, false).type).not.toBe('wait');
      expect(aboutWords(rules, view, now)).toBeUndefined();
    }
  });

  it('everything that happens is told, to each viewer, and heard or not', () => {
    const seen = new Set<GameEvent['type']>();
    play(CONFIG, 'told', ({ game }, events) => {
      for (const viewer of ['spectator', 0, 1] as const) {
        const redacted = redactEvents(events, viewer);
        const lines = narrate(setting, viewer, [{ made: 1, events: redacted }]);
        for (const { text, isHeading } of lines) if (!isHeading) expectSentence(text);
        soundsOf(redacted, viewer);
      }
      const view = viewFor(rules, game.state, 0);
      expectSentence(changesWords(setting, changesFor(0, view, events, view)));
      for (const { type } of events) seen.add(type);
    });
    expect([...seen]).toEqual(expect.arrayContaining(['stashed', 'dug']));
  });

  it('a reason that has no words is a sentence', () => {
    expectSentence(reasonWords({ code: 'one-stash' }, 'classic', { type: 'stash', card: 'key' }));
  });
});

describe('the words are made from names', () => {
  beforeAll(() => inLanguage('en'));
  const rules = resolveRules(CONFIG);
  const view = viewFor(rules, new OpenGame(newRecord(CONFIG, 'words'), () => {}).game.state, 0);
  const option = (action: Action) => ({
    id: 0,
    action,
    cards: [],
    moves: [],
    gains: 0,
    isFinal: false,
    endsTurn: false,
  });
  const told = (event: GameEvent, viewer = 0) => narrate(SETTING, viewer, [{ made: 1, events: [event] }])[0].text;

  it('of actions', () => {
    expect(optionWords(SETTING, view, option({ type: 'stash', card: 'key' }))).toBe('Stash: a key');
    expect(optionWords(SETTING, view, option({ type: 'dig' }))).toBe('Dig');
  });

  it('of plans', () => {
    const steps = [{ action: { type: 'stash', card: 'key' } as const, moves: [], draws: 0 }];
    expect(planWords(SETTING, { steps, open: false })).toBe('Stash: a key');
  });

  it('of events, for the eyes that may know', () => {
    expect(told({ type: 'dug', seat: 1, cards: ['key', 'hat'] })).toBe('Bea: dug, a key and a hat.');
    expect(told({ type: 'stashed', seat: 0, secret: { eyes: [0], cards: ['key'] } })).toBe('You: stashed, a key.');
    expect(told({ type: 'stashed', seat: 1 })).toBe('Bea: stashed.');
  });

  it('of places, causes, icons and events that nobody has ever seen', () => {
    const strange = (event: object) => told(event as unknown as GameEvent);
    expect(strange({ type: 'moved', by: 1, seat: 1, from: 3, to: 'lagoon', cause: 'whale' })).toBe(
      'Bea’s pirate runs to lagoon.',
    );
    expect(
      strange({ type: 'cardsSwapped', by: 0, target: 1, places: [3, 'pier2'], isFast: true, icon: 'anchor' }),
    ).toBe('Cards swapped, Anna, Bea, on space 3, at pier2, is fast, and anchor.');
  });

  it('of the variant itself', () => {
    expect([moduleName('stash'), moduleAbout('stash')]).toEqual(['Stash', undefined]);
  });
});

describe('around the table', () => {
  it('it is switched on and off like any other, and has no lesson', () => {
    const { table, clashes } = withModule(tableFor('classic'), 'stash', true);
    expect([table.modules, clashes]).toEqual([['retreat', 'stash'], []]);
    expect(switchesOf(table).map(([field]) => field)).toContain('recycle');
    expect(minutesOf(table, FIRST_PLAN.seats)).toBe(minutesOf(tableFor('classic'), FIRST_PLAN.seats));
    expect(MODULE_LESSONS).not.toContain('stash');
  });

  it('its rules have a heading, and are found by their address', () => {
    const section = sectionsOfTable(CONFIG).find(({ id }) => id === 'stash');
    expect(section).toEqual({ id: 'stash', texts: [], parameters: {}, isVariant: false });
    const [, query] = rulesPath(CONFIG).split('?');
    expect(tableIn('classic', new URLSearchParams(query))?.modules).toEqual(['retreat', 'stash']);
  });
});
