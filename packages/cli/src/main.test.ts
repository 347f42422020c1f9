/** The program as people call it: built, in a process of its own. */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url));
const FIXTURE = fileURLToPath(new URL('../../../fixtures/jamaica.json', import.meta.url));

function cartagena(args: string[], input = '') {
  const { stdout, stderr, status } = spawnSync(process.execPath, [MAIN, ...args], {
    input,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    env: { ...process.env, NO_COLOR: '1' },
  });
  return { stdout, stderr, status };
}

describe('trace', () => {
  const lines = cartagena([
    'trace',
    '--edition',
    'wielka',
    '--modules',
    'all',
    '--seats',
    '3',
    '--seed',
    't',
    '--games',
    '2',
  ])
    .stdout.trim()
    .split('\n')
    .map(line => JSON.parse(line));

  it('tells each game from its configuration to its winners', () => {
    expect(lines.filter(line => line.type === 'game').map(line => line.seed)).toEqual(['t-0', 't-1']);
    expect(lines[0]).toMatchObject({ format: 1, config: { edition: 'wielka', seats: 3, revision: 1 } });
    expect(lines.at(-1)).toMatchObject({ type: 'end', game: 1, winners: expect.any(Array) });
  });

  it('lists every action among the legal ones, with the complete state after it', () => {
    const actions = lines.filter(line => line.type === 'action');
    expect(actions.length).toBeGreaterThan(100);
    for (const { legal, action, state } of actions) {
      expect(legal).toContainEqual(action);
      expect(Object.keys(state)).toEqual(
        expect.arrayContaining(['path', 'seats', 'stockCards', 'row', 'pile', 'buried', 'chests']),
      );
    }
  });

  it('can be cut off by its reader', () => {
    const command = `"${process.execPath}" "${MAIN}" trace --edition wielka --modules all --seed x --games 20 | head -n 1`;
    const { stdout, stderr } = spawnSync(command, { shell: true, encoding: 'utf8', maxBuffer: 1 << 28 });
    expect(JSON.parse(stdout).type).toBe('game');
    expect(stderr).toBe('');
  });

  it('is reproducible', () => {
    const once = () => cartagena(['trace', '--edition', 'diaries', '--modules', 'all', '--seed', 'same']).stdout;
    expect(once()).toBe(once());
  });
});

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

  it('tell one seat only what it knows', () => {
    const all = cartagena(['replay', FIXTURE]).stdout;
    const one = cartagena(['replay', FIXTURE, '--seat', 'A']).stdout;
    expect(all).toMatch(/Blue is dealt 6 cards: /);
    expect(one).toMatch(/Blue is dealt 6 cards\.\n/);
    expect(one).toMatch(/Red is dealt 6 cards: /);
    expect(cartagena(['replay', FIXTURE, '--until', '2']).stdout).not.toMatch(/wins/);
  });
});

describe('mistakes in the call', () => {
  it.each([
    [['trace', '--edition', 'chess', '--seed', 'x'], /There is no edition or preset "chess"/],
    [['trace', '--modules', 'dragons', '--seed', 'x'], /There is no module "dragons"/],
    [['trace', '--modules', 'limit', '--seed', 'x'], /limit needs golden or grey cards/],
    [['trace', '--seats', '9', '--seed', 'x'], /The field seats must be a whole number from 2 to 5/],
    [['trace', '--seats', 'two', '--seed', 'x'], /must be a whole number/],
    [['trace'], /required option '--seed/],
    [['play', '--players', 'you,kraken'], /neither you nor a bot/],
    [['check', '/no/such/file.json'], /could not be read/],
  ])('%j is answered with what to do', (args, message) => {
    const { status, stderr } = cartagena(args);
    expect(status).toBe(1);
    expect(stderr).toMatch(message);
    expect(stderr).not.toMatch(/at .*\.js/);
  });
});

it('lists the bots with their time', () => {
  expect(cartagena(['bots']).stdout).toMatch(/^random +\d+ m?s {2}\S.*\.$/m);
});

describe('play', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cartagena-'));

  it('takes numbers, notation, undo and help, saves on quit and resumes', () => {
    const file = join(folder, 'game.json');
    const first = cartagena(
      ['play', '--players', 'you,greedy', '--seed', 'x', '--save', file],
      '1\nundo\n1\nplay nowhere\nhelp\nquit\n',
    );
    expect(first.status).toBe(0);
    expect(first.stdout).toMatch(/Taken back/);
    expect(first.stdout).toMatch(/of a play must be one of/);
    expect(first.stdout).toMatch(/Type the number of a move/);
    expect(first.stdout).toMatch(/Saved to .*game\.json/);
    const made = JSON.parse(readFileSync(file, 'utf8')).actions.length;
    const next = cartagena(['play', '--resume', file], '1\n');
    expect(next.status).toBe(0);
    expect(next.stdout).toMatch(/Red \(you\), Blue \(greedy\)/);
    expect(JSON.parse(readFileSync(file, 'utf8')).actions.length).toBeGreaterThan(made);
  });

  it('never shows a hidden hand to another person', () => {
    const { stdout } = cartagena(
      ['play', '--players', 'you,you', '--seed', 'x', '--save', join(folder, 'two.json')],
      '\nend\n1\n1\n1\n\n\n1\nquit\n',
    );
    const [, ...screens] = stdout.split('The keyboard goes to ');
    expect(screens.length).toBeGreaterThanOrEqual(2);
    for (const screen of screens) expect(screen.match(/\d cards: /g)?.length ?? 0).toBeLessThanOrEqual(1);
  });

  it('remembers who plays, and lets others take over', () => {
    const file = join(folder, 'players.json');
    cartagena(['play', '--players', 'Random,YOU,greedy', '--seed', 'x', '--save', file], 'quit\n');
    const players = (...args: string[]) =>
      cartagena(['play', '--resume', file, ...args], 'quit\n')
        .stdout.match(/: (Red .*?)\./s)?.[1]
        .replace(/\s+/g, ' ');
    expect(players()).toBe('Red (random), Blue (you), Yellow (greedy)');
    expect(players('--players', 'you,you,you')).toBe('Red (you), Blue (you), Yellow (you)');
    expect(players()).toBe('Red (you), Blue (you), Yellow (you)');
    expect(cartagena(['check', file]).status).toBe(0);
    writeFileSync(file, readFileSync(file, 'utf8').replace('"you"', '"kraken"'));
    expect(cartagena(['play', '--resume', file]).stderr).toMatch(
      /the unknown player "kraken"\. Name the players with --players/,
    );
  });

  it('stops at Ctrl-C, with the game saved', async () => {
    const file = join(folder, 'stopped.json');
    const game = spawn(process.execPath, [MAIN, 'play', '--seed', 'x', '--save', file]);
    let told = '';
    const ended = new Promise(resolve => game.once('close', resolve));
    game.stdout.on('data', (text: Buffer) => {
      told += text;
      if (told.endsWith('Red> ')) game.kill('SIGINT');
    });
    expect(await ended).toBe(0);
    expect(told).toMatch(/Red> \nSaved to .*stopped\.json\.\nContinue it: /);
    expect(cartagena(['check', file]).stdout).toMatch(/not over, Red to decide/);
  });

  it('plays a whole game between bots and keeps it', () => {
    const file = join(folder, 'whole.json');
    writeFileSync(file, '');
    const { stdout } = cartagena([
      'play',
      '--edition',
      'fourth-escape',
      '--players',
      'greedy,random',
      '--seed',
      'x',
      '--save',
      file,
    ]);
    expect(stdout).toMatch(/wins\./);
    expect(cartagena(['check', file]).stdout).toMatch(/over, won by/);
  });
});
