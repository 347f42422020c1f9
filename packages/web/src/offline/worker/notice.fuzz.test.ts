/** Whatever is pushed, something is shown, and a press on it leads somewhere. */
import { fuzz } from '@cartagena/engine/testing/fuzz/fuzz';
import { rubbishJson, rubbishText } from '@cartagena/engine/testing/fuzz/rubbish';
import { spoiltJson, spoiltText } from '@cartagena/engine/testing/fuzz/spoilt';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { noticeOf } from './notice.ts';

const WORDS = { turn: 'Your turn', with: 'Waiting: {names}.', alone: 'They wait.', test: 'It works.' };
const TURN = { event: 'your-turn', game: 'AbC-1', edition: 'classic', names: ['Anna', 'Ola'] };

it('a push', () =>
  fuzz(
    'web: pushes',
    150,
    fc.tuple(
      fc.oneof(
        rubbishText,
        rubbishJson.map(value => JSON.stringify(value)),
        spoiltJson(fc.constant(TURN)).map(value => JSON.stringify(value)),
        spoiltText(fc.constant(JSON.stringify(TURN))),
      ),
      fc.constantFrom(WORDS, undefined),
    ),
    ([text, words]) => {
      const { title, body, tag, path } = noticeOf(text, words);
      for (const one of [title, body, tag, path]) expect(one).toBeTypeOf('string');
      expect(title).not.toBe('');
      expect(`${title}${body}`).not.toMatch(/\[object|\{names\}/);
      expect(new URL(path, 'https://cartagena.example').origin).toBe('https://cartagena.example');
      return path.startsWith('/table/') ? 'accepted' : 'refused';
    },
  ));
