import { readdirSync } from 'node:fs';
import { Command } from 'commander';
import { describe, expect, it } from 'vitest';
import { cartagena } from './testing/cartagena.ts';

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

it('lists the bots with their strength and time', () => {
  const { stdout } = cartagena(['bots']);
  expect(stdout).toMatch(/^random +\d+ m?s {2}\S.*\.$/m);
  expect(stdout).toMatch(/^hoarder +\d{4} +\d+ m?s {2}\S.*\.$/m);
});

it('each command is in the help, and has a file of its name that adds it alone', async () => {
  const folder = new URL('commands/', import.meta.url);
  const files = readdirSync(folder).filter(file => !file.endsWith('.test.ts'));
  const { stdout } = cartagena(['--help']);
  for (const file of files) {
    const program = new Command();
    const module: { readonly [name: string]: (program: Command) => void } = await import(new URL(file, folder).href);
    for (const [name, add] of Object.entries(module)) if (/^add[A-Z]/.test(name)) add(program);
    const name = file.replace('.ts', '');
    expect(program.commands.map(command => command.name())).toEqual([name]);
    expect(stdout).toMatch(new RegExp(`^  ${name}\\b`, 'm'));
  }
});
