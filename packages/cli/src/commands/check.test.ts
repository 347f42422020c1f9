import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cartagena, fixture } from '../testing/cartagena.ts';

const FIXTURE = fixture('jamaica.json');

describe('check and replay', () => {
  it('read a record from a file or from standard input', () => {
    const fromFile = cartagena(['check', FIXTURE]);
    expect(fromFile).toEqual({
      status: 0,
      stderr: '',
      stdout: expect.stringMatching(/^Valid: \d+ actions, \d+ turns, over, won by \w+\.\n$/),
    });
    expect(cartagena(['check'], readFileSync(FIXTURE, 'utf8')).stdout).toBe(fromFile.stdout);
    expect(cartagena(['check', '-'], readFileSync(FIXTURE, 'utf8')).stdout).toBe(fromFile.stdout);
  });

  it('say where and why a record stops being valid', () => {
    const record = JSON.parse(readFileSync(FIXTURE, 'utf8'));
    record.actions[3].action = 'retreat start';
    const { status, stderr } = cartagena(['check'], JSON.stringify(record));
    expect(status).toBe(1);
    expect(stderr).toMatch(
      /^Standard input is not a valid record\. Action 4 \(seat [AB], "retreat start"\) cannot be: /,
    );
  });

  it.each([
    ['{', /is not JSON/],
    ['[]', /A record must be a JSON object/],
    ['{"format":9}', /The format must be 1, not 9/],
    ['{"format":1,"seed":"x","actions":[],"config":{"edition":"chess"}}', /The field edition must be one of/],
  ])('refuse %s', (input, message) => {
    const { status, stderr } = cartagena(['check'], input);
    expect(status).toBe(1);
    expect(stderr).toMatch(message);
  });

  it('show one seat only what it knows', () => {
    const all = cartagena(['replay', FIXTURE]).stdout;
    const one = cartagena(['replay', FIXTURE, '--seat', 'A']).stdout;
    expect(all).toMatch(/Blue is dealt 6 cards: /);
    expect(one).toMatch(/Blue is dealt 6 cards\.\n/);
    expect(one).toMatch(/Red is dealt 6 cards: /);
    expect(cartagena(['replay', FIXTURE, '--until', '2']).stdout).not.toMatch(/wins/);
  });
});
