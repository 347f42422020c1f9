import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Program, runProgram } from './program.ts';

const COUNT: Program<{ readonly to: number }, { readonly sum: number }> = {
  usage: 'npm run count -- [options]',
  readOptions: ([to]) => (to === undefined ? { mistake: 'Say how far.' } : { to: Number(to) }),
  run: async ({ to }, say, stop) => {
    say('counting');
    if (to < 0) throw new Error('There is nothing below zero.');
    if (to === 0) process.emit('SIGINT');
    stop.throwIfAborted();
    return { sum: (to * (to + 1)) / 2 };
  },
  reportOf: ({ sum }) => `It is ${sum}.`,
  isGood: ({ sum }) => sum < 100,
};

const told: string[] = [];

beforeEach(() => {
  told.length = 0;
  const note = (text: unknown) => void told.push(String(text));
  vi.spyOn(console, 'log').mockImplementation(note);
  vi.spyOn(console, 'error').mockImplementation(note);
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});

afterEach(() => {
  vi.restoreAllMocks();
});

it('tells people first and programs last', async () => {
  expect(await runProgram(COUNT, ['4'])).toBe(0);
  expect(told).toEqual(['It is 10.', '{"sum":10}']);
});

it.each([
  ['an outcome that is not good', ['20'], 1, 'It is 210.'],
  ['a mistake in the options, with how to use them', [], 1, 'Say how far.\n\nnpm run count -- [options]'],
  ['a failure', ['-1'], 1, '\nThere is nothing below zero.'],
  ['Ctrl-C', ['0'], 1, '\nStopped.'],
  ['a call for help', ['--help'], 0, 'npm run count -- [options]'],
])('says so in its exit code: %s', async (_, args, code, text) => {
  expect(await runProgram(COUNT, args)).toBe(code);
  expect(told[0]).toBe(text);
  expect(process.listenerCount('SIGINT')).toBe(0);
});
