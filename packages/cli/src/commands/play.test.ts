import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cartagena, MAIN } from '../testing/cartagena.ts';

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
    let output = '';
    const ended = new Promise(resolve => game.once('close', resolve));
    game.stdout.on('data', (text: Buffer) => {
      output += text;
      if (output.endsWith('Red> ')) game.kill('SIGINT');
    });
    expect(await ended).toBe(0);
    expect(output).toMatch(/Red> \nSaved to .*stopped\.json\.\nContinue it: /);
    expect(cartagena(['check', file]).stdout).toMatch(/not over, Red to decide/);
  });

  it('plays a whole game between bots and saves it', () => {
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
