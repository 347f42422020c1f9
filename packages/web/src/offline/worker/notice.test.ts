import { expect, it } from 'vitest';
import { noticeOf } from './notice.ts';

const turn = JSON.stringify({ event: 'your-turn', game: 'm3Zk', edition: 'classic', names: ['Anne', '$&'] });

it('says whose table waits, in the first language that is spoken here, and leads there', () => {
  expect(noticeOf(turn, ['de-DE', 'pl-PL', 'en'])).toEqual({
    title: 'Twoja kolej',
    body: 'Piraci czekają na ciebie: Anne, $&.',
    tag: 'm3Zk',
    path: '/table/m3Zk',
  });
  expect(noticeOf(turn, ['de']).title).toBe('Your turn');
});

it('a test is no turn', () => {
  expect(noticeOf('{"event":"test"}', ['en'])).toMatchObject({ body: 'Notices work.', path: '/' });
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
  expect(noticeOf(text, ['en'])).toMatchObject({ title: 'Your turn', path: '/tables' });
});
