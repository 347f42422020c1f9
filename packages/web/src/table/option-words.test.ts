import { type ActionType, resolveRules } from '@cartagena/engine';
import { everySetup } from '@cartagena/engine/testing/setups';
import { describe, expect, it } from 'vitest';
import { shapeOf } from '../board/scene.ts';
import { optionsOf } from '../game/option.ts';
import { stroll } from '../game/testing/stroll.ts';
import { inLanguage, SETTING } from '../words/testing/speaking.ts';
import { LANGUAGES } from '../words/words.ts';
import { choosing } from './choosing.ts';
import { NOTHING } from './chosen.ts';
import { facetsOf } from './facets.ts';
import { deedWords, optionWords } from './option-words.ts';
import { promptWords } from './prompt-words.ts';

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
  it('every option, every deed and every prompt is told in words', async () => {
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
        const cards = new Set(options.flatMap(option => facetsOf(view, option).cards));
        for (const chosen of [NOTHING, ...Array.from(cards, card => ({ cards: [card] }))])
          for (const deed of choosing(view, options, chosen).deeds)
            expect(deedWords(setting, deed)).toMatch(/^\p{Lu}/u);
        const prompt = promptWords(setting, view, choosing(view, options, NOTHING), undefined);
        expect(prompt).not.toMatch(LEFT_OVER);
      });
    });
    expect(ALL.filter(type => !seen.has(type))).toEqual([]);
  });
});
