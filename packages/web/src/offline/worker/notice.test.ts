import { expect, it } from 'vitest';
import { noticeOf } from './notice.ts';

const WORDS = {
  turn: 'Your turn',
  shuffling: 'Ready',
  with: 'Waiting: {names}.',
  alone: 'They wait.',
  test: 'It works.',
};
const turn = JSON.stringify({ event: 'your-turn', game: 'm3Zk', edition: 'classic', names: ['Anne', '$&'] });

it('says whose table waits, in the words that were left, and leads there', () => {
  expect(noticeOf(turn, WORDS)).toEqual({
    title: 'Your turn',
    body: 'Waiting: Anne, $&.',
    tag: 'm3Zk',
    path: '/table/m3Zk',
  });
});

it('leads there without words too', () => {
  expect(noticeOf(turn, undefined)).toEqual({ title: 'Cartagena', body: '', tag: 'm3Zk', path: '/table/m3Zk' });
});

it('a table that waits for a share in the shuffle says so', () => {
  const shuffling = turn.replace('your-turn', 'shuffling');
  expect(noticeOf(shuffling, WORDS)).toMatchObject({ title: 'Ready', path: '/table/m3Zk' });
  const { shuffling: _, ...older } = WORDS;
  expect(noticeOf(shuffling, older as typeof WORDS)).toMatchObject({ title: 'Your turn', path: '/table/m3Zk' });
});

it('a test is no turn', () => {
  expect(noticeOf('{"event":"test"}', WORDS)).toMatchObject({ body: 'It works.', path: '/' });
});

it.each([
  '',
  'nonsense',
  'null',
  '{"event":"your-turn"}',
  '[]',
  '{"event":"your-turn","game":"m3Zk","names":[{}]}',
  '{"event":"your-turn","game":"m3Zk","names":[{"toString":1}]}',
  '{"event":"your-turn","game":"\\ud800","names":[]}',
])('%j still shows something, and stays on this site', text => {
  expect(noticeOf(text, WORDS)).toMatchObject({ title: 'Your turn', body: 'They wait.', path: '/tables' });
});
