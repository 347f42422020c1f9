import { type ActionType, resolveRules } from '@cartagena/engine';
import { everySetup } from '@cartagena/engine/testing/setups';
import { describe, expect, it } from 'vitest';
import { shapeOf } from '../../board/scene.ts';
import { inLanguage, SETTING } from '../../events/testing/speaking.ts';
import { stroll } from '../../game/testing/stroll.ts';
import { LANGUAGES } from '../../words/words.ts';
import { choosing, NOTHING } from './choosing.ts';
import { optionsOf } from './option.ts';
import { buttonWords, optionWords } from './option-words.ts';
import { promptWords } from './prompt.ts';

const LEFT_OVER = /[{}|]|undefined|null|NaN|\[object|\s\s|^\s|\s$|\s[.,:;!?]|(table|icon)\./;

/** Kinds of action that any table has. */
const ALL: readonly ActionType[] = [
  'play',
  'retreat',
  'assist',
  'sail',
  'freesail',
  'draw',
  'hoist',
  'end',
  'pass',
  'pistol',
  'parrot',
  'hook',
  'lay',
  'sabres',
  'bomb',
  'joker',
  'open',
  'move',
  'use-pistol',
  'use-parrot',
  'use-hook',
  'use-bomb',
  'discard',
  'take',
  'keep',
  'give',
  'bury',
  'place',
  'pick',
];

describe.each(LANGUAGES)('in %s', language => {
  it('every option, every button and every prompt is told in words', async () => {
    await inLanguage(language);
    const seen = new Set<ActionType>();
    everySetup().forEach((config, i) => {
      const rules = resolveRules(config);
      const setting = { ...SETTING, edition: config.edition, shape: shapeOf(rules) };
      stroll(config, `words ${i}`, 90, ({ moment: { view, legal, made } }) => {
        const isRare = legal.some(({ type }) => !seen.has(type));
        if (made % 41 !== 0 && !isRare) return;
        const options = optionsOf(rules, view, legal);
        for (const option of options) {
          seen.add(option.action.type);
          const words = optionWords(setting, view, option);
          expect(words, JSON.stringify(option.action)).not.toMatch(LEFT_OVER);
          expect(words).toMatch(/^\p{Lu}/u);
        }
        const cards = new Set(options.flatMap(({ cards }) => cards));
        for (const chosen of [NOTHING, ...Array.from(cards, card => ({ cards: [card] }))])
          for (const button of choosing(view, options, chosen).buttons)
            expect(buttonWords(setting, button)).toMatch(/^\p{Lu}/u);
        const prompt = promptWords(setting, view, choosing(view, options, NOTHING));
        expect(prompt).not.toMatch(LEFT_OVER);
      });
    });
    expect(ALL.filter(type => !seen.has(type))).toEqual([]);
  });
});
