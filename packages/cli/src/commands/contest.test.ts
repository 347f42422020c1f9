/** The commands arena and simulate. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CONTEST_BOTS } from '../contest/run/contest-bots.ts';
import { cartagena, MAIN } from '../testing/cartagena.ts';

const folder = mkdtempSync(join(tmpdir(), 'cartagena-'));
/** A short game. */
const SHORT = ['--pirates', '4', '--segments', '4', '--seed', 't'];
const FIGURES = { mean: expect.any(Number), p99: expect.any(Number), max: expect.any(Number) };

const lastLine = (text: string) => JSON.parse(text.trim().split('\n').at(-1)!);

describe('calibrate', () => {
  it('compares chances with wins, and lowers those of the seat to move unless asked not to', () => {
    const table = (...options: string[]) =>
      lastLine(
        cartagena([
          'calibrate',
          '--bot',
          'greedy',
          '--against',
          'greedy',
          '--games',
          '4',
          '--json',
          ...options,
          ...SHORT,
        ]).stdout,
      );
    const meanOf = ({ tenths }: { tenths: { positions: number; judged: number }[] }) =>
      tenths.reduce((sum, { positions, judged }) => sum + positions * judged, 0);
    const corrected = table();
    expect(corrected).toMatchObject({ bot: 'greedy', against: 'greedy', games: 4, seed: 't' });
    expect(corrected.tenths[0]).toMatchObject({ games: expect.any(Number), won: expect.any(Number) });
    expect(meanOf(corrected)).toBeLessThan(meanOf(table('--uncorrected')));
  });
});

describe('arena', () => {
  it('ends with one line of JSON if asked', () => {
    const { stdout, status, stderr } = cartagena([
      'arena',
      '--bots',
      'greedy,random,random',
      '--games',
      '4',
      '--json',
      ...SHORT,
    ]);
    expect(status).toBe(0);
    expect(stderr).toBe('6 games instead of 4, so that every deal is played from every seat.\n');
    expect(stdout).toMatch(/^greedy +\d/m);
    const result = lastLine(stdout);
    expect(result).toMatchObject({
      games: 6,
      planned: 6,
      bots: ['greedy', 'random', 'random'],
      wins: { greedy: expect.any(Number), random: expect.any(Number) },
      expected: { greedy: 0.3333, random: 0.6667 },
      intervals: { greedy: [expect.any(Number), expect.any(Number)] },
      turns: { mean: expect.any(Number), median: expect.any(Number) },
      milliseconds: { greedy: FIGURES, random: FIGURES },
      config: { edition: 'classic', seats: 3, pirates: 4 },
      seed: 't',
    });
    expect(result.wins.greedy + result.wins.random).toBeCloseTo(6, 3);
  });

  it('plays every deal with the same luck from both seats if asked', () => {
    const { stdout } = cartagena(['arena', '--bots', 'greedy,random', '--paired', '--games', '4', '--json', ...SHORT]);
    expect(stdout).toMatch(/2 seats, same luck; seed t\./);
    expect(lastLine(stdout).config.luck).toBe('same');
  });

  it('gives ratings for a round robin, and a page that needs nothing else', () => {
    const file = join(folder, 'arena.html');
    const { stdout } = cartagena([
      'arena',
      '--bots',
      'greedy,random',
      '--round-robin',
      '--games',
      '4',
      '--json',
      '--report',
      file,
      ...SHORT,
    ]);
    const { ratings, beaten } = lastLine(stdout);
    expect(ratings.greedy.rating + ratings.random.rating).toBeCloseTo(3000, 0);
    expect(beaten.greedy.random + beaten.random.greedy).toBe(4);
    const page = readFileSync(file, 'utf8');
    expect(page).toContain('cartagena arena --bots greedy,random --round-robin --games 4 --pirates 4');
    expect(page).toContain('prefers-color-scheme: dark');
    expect(page).not.toMatch(/<script|https?:|\/tmp/);
  });

  it('prints the results so far when it is interrupted', async () => {
    let run = await interruptAfter(1000);
    // On a busy machine no game may be done yet.
    for (let wait = 2000; run.stdout === '' && wait < 20_000; wait *= 2) run = await interruptAfter(wait);
    expect(run.code).toBe(130);
    const { games, planned } = lastLine(run.stdout);
    expect(games).toBeGreaterThan(0);
    expect(planned).toBe(1_000_000);
    expect(run.stderr).toBe(`Stopped after ${games} of 1000000 games.\n`);
  });
});

async function interruptAfter(milliseconds: number) {
  const args = ['arena', '--bots', 'greedy,random', '--games', '1000000', '--jobs', '1', '--json', ...SHORT];
  const child = spawn(process.execPath, [MAIN, ...args]);
  const run = { stdout: '', stderr: '', code: 0 };
  child.stdout.on('data', data => {
    run.stdout += data;
  });
  child.stderr.on('data', data => {
    run.stderr += data;
  });
  setTimeout(() => child.kill('SIGINT'), milliseconds);
  // The same key press may arrive a second time by way of npm.
  setTimeout(() => child.kill('SIGINT'), milliseconds + 20);
  [run.code] = await once(child, 'close');
  return run;
}

describe('pairing', () => {
  it('says after how many games the better bot is found, with and without the same luck', () => {
    const file = join(folder, 'pairing.svg');
    const { stdout, status } = cartagena([
      ...['pairing', '--bots', 'greedy,deckhand', '--games', '12', '--json', '--report', file],
      ...SHORT,
    ]);
    expect(status).toBe(0);
    const { better, forms } = lastLine(stdout);
    expect(['greedy', 'deckhand']).toContain(better);
    expect(forms.map(({ outcomes }: { outcomes: number }) => outcomes)).toEqual([12, 6, 6]);
    const picture = readFileSync(file, 'utf8');
    expect(picture.match(/<polyline/g)).toHaveLength(3);
    expect(picture).toContain('cartagena pairing --bots greedy,deckhand --games 12');
  });

  it('is for two bots', () => {
    expect(cartagena(['pairing', '--bots', 'greedy,greedy']).stderr).toContain('Name two different bots');
  });
});

describe('simulate', () => {
  it('reports length, seats, order, endings and modules', () => {
    const file = join(folder, 'simulate.svg');
    const { stdout, stderr, status } = cartagena([
      'simulate',
      '--players',
      'random,greedy',
      '--edition',
      'diaries',
      '--modules',
      'all',
      '--games',
      '5',
      '--seed',
      't',
      '--jobs',
      '2',
      '--json',
      '--report',
      file,
    ]);
    expect(stderr).toBe(`The report is in ${file}.\n`);
    expect(status).toBe(0);
    expect(stdout).toMatch(/^ *\d+(–\d+)? █+ \d+\.\d %$/m);
    const result = lastLine(stdout);
    expect(result.seats.map((seat: { player: string }) => seat.player)).toEqual(['random', 'greedy']);
    expect(result.order).toHaveLength(2);
    expect(Object.values(result.endings).reduce((sum: number, n) => sum + Number(n), 0)).toBe(5);
    expect(Object.keys(result.modules)).toEqual(['retreat', 'captain', 'raft']);
    expect(result.modules.retreat.retreats).toMatchObject({ share: 1, most: { interval: expect.any(Array) } });
    expect(result.turns.bars.reduce((sum: number, bar: { count: number }) => sum + bar.count, 0)).toBe(5);
    const picture = readFileSync(file, 'utf8');
    expect(picture).toMatch(/^<svg xmlns=[\s\S]*<title id="title">5 games of diaries[\s\S]*<\/svg>\n$/);
    expect(picture).toContain('cartagena simulate --players random,greedy');
  });
});

describe('mistakes in the call', () => {
  const known = Object.keys(CONTEST_BOTS).join(', ');
  it.each([
    [['arena'], "required option '--bots"],
    [['arena', '--bots', 'greedy,kraken'], `There is no bot "kraken". Choose from ${known}, or add a program`],
    [['arena', '--bots', 'greedy'], 'Name 2 to 5 bots'],
    [['arena', '--bots', 'greedy,random', '--seats', '3'], '3 seats need 3 bots, not 2'],
    [['arena', '--bots', 'greedy,random', '--games', '0'], 'It must be a whole number, 1 or more.'],
    [['arena', '--bots', 'greedy,greedy', '--round-robin'], 'each named once'],
    [['arena', '--bots', 'greedy,random', '--round-robin', '--seats', '3'], 'leave out --seats 3'],
    [['arena', '--bots', 'greedy,random', '--report', 'x.pdf'], 'It must end in .html or .svg.'],
    [['arena', '--bots', 'greedy,random', '--report', '/no/such/x.svg'], 'There is no folder /no/such.'],
    [['arena', '--bots', 'greedy,random', '--bot', 'mine'], 'It must look like name=cmd:'],
    [['arena', '--bots', 'greedy,random', '--bot', 'greedy=cmd:x'], 'There is a bot greedy already'],
    [['simulate', '--players', 'greedy,random', '--edition', 'chess'], 'There is no edition or preset "chess"'],
    [['simulate', '--players', 'greedy,random', '--seats', '4'], '4 seats need 4 players, not 2'],
  ])('%j is answered with what to do', (args, message) => {
    const { status, stderr, stdout } = cartagena(args);
    expect(status).toBe(1);
    expect(stderr).toContain(message);
    expect(stderr).not.toMatch(/at .*\.js/);
    expect(stdout).toBe('');
  });
});
