/** The commands analyse and puzzles. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { cartagena, fixture } from '../testing/cartagena.ts';

const folder = mkdtempSync(join(tmpdir(), 'cartagena-study-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('analyse', () => {
  it('shows turns, players and turning points, and writes page and picture', () => {
    const [html, svg] = [join(folder, 'game.html'), join(folder, 'game.svg')];
    const { stdout, status } = cartagena([
      'analyse',
      fixture('cartagena2.json'),
      ...['--rounds', '2', '--html', html, '--svg', svg, '--json'],
    ]);
    expect(status).toBe(0);
    expect(stdout).toMatch(/^cartagena2 with .*; 33 turns, won by Yellow\.\n/);
    expect(stdout).toMatch(/^33 +Yellow +0 % +0 % +100 %$/m);
    expect(stdout).toMatch(/^Turn \d+, \w+: [^.]* cost \d+ % against [^.]*\.$/m);
    const analysis = JSON.parse(stdout.trimEnd().split('\n').at(-1)!);
    expect(analysis).toMatchObject({ winners: [2], config: { edition: 'cartagena2' } });
    expect(analysis.turns).toHaveLength(33);
    const page = readFileSync(html, 'utf8');
    expect(page).toMatch(/<h2>Turning points<\/h2>\n<ul>\n<li>Turn /);
    for (const text of [page, readFileSync(svg, 'utf8')]) {
      expect(text.match(/<path class="seat\d"/g)).toHaveLength(3);
      expect(text).toMatch(/<circle class="turning"/);
      expect(text).not.toMatch(/NaN|undefined/);
    }
  });

  it('names the players of a saved game, and reads standard input', () => {
    const record = JSON.parse(readFileSync(fixture('family-basic.json'), 'utf8'));
    const saved = JSON.stringify({ ...record, players: ['you', 'sailor'] });
    const { stdout, status } = cartagena(['analyse', '-', '--rounds', '1'], saved);
    expect(status).toBe(0);
    expect(stdout).toMatch(/^Red \(you\) +\d+ +\d+ % +\d+\.\d % +[+−]?\d+ %$/m);
    expect(stdout).toMatch(/^Turn \d+, (Red \(you\)|Blue \(sailor\)): /m);
  });

  it('takes a game with fair deals by its own luck', () => {
    const { stdout, status } = cartagena(['analyse', fixture('fair/three-rafts.json'), '--rounds', '1']);
    expect(status).toBe(0);
    expect(stdout).toMatch(/50 turns, won by Yellow\./);
  });

  it.each([
    ['a file that is not there', ['analyse', 'nowhere.json'], '', /nowhere\.json could not be read/],
    ['no JSON', ['analyse'], 'hello', /Standard input is not JSON/],
    ['no record', ['analyse'], '{"format": 1}', /not a valid record\. The actions must be a list/],
    ['a game in progress', ['analyse', fixture('fair/three-rafts.kept.json')], '', /its secret is not published yet/],
    [
      'a folder that is not there',
      ['analyse', fixture('jamaica.json'), '--html', 'no/a.html'],
      '',
      /There is no folder no/,
    ],
    ['no rounds', ['analyse', fixture('jamaica.json'), '--rounds', '0'], '', /1 or more/],
    ['an unknown edition', ['puzzles', '--editions', 'chess', '--out', folder], '', /"chess" is not one of classic/],
  ])('refuses %s', (_, args, input, message) => {
    const { status, stderr, stdout } = cartagena(args, input);
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toMatch(message);
    expect(stderr).not.toMatch(/at .*\.js/);
  });

  it('has nothing to say about a game without actions', () => {
    const record = JSON.parse(readFileSync(fixture('jamaica.json'), 'utf8'));
    const { status, stderr } = cartagena(['analyse'], JSON.stringify({ ...record, actions: [] }));
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: 'Standard input has no actions yet: there is nothing to analyse.\n',
    });
  });
});
