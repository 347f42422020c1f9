import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NET_NAMES, NETS } from '@cartagena/bots/training';
import { expect, it, vi } from 'vitest';
import { makeNetSource, train } from './train.ts';

const FOLDER = new URL('../../../bots/src/evaluation/nets/', import.meta.url);
const TRAINED = NET_NAMES.filter(name => readdirSync(FOLDER).includes(`${name}.ts`));

it.each(TRAINED)('%s stands in the sources as the training writes it', name => {
  expect(readFileSync(new URL(`${name}.ts`, FOLDER), 'utf8')).toBe(makeNetSource(name, NETS[name].saved));
});

it('writes a net, and the same one again', () => {
  const out = mkdtempSync(join(tmpdir(), 'nets-'));
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const sources = [1, 2].map(() => {
    train('classic-duel', { games: 3, hidden: 2, seed: 'short', out });
    return readFileSync(join(out, 'classic-duel.ts'), 'utf8');
  });
  vi.restoreAllMocks();
  rmSync(out, { recursive: true });
  expect(sources[0]).toContain('cartagena train classic-duel --games 3 --hidden 2 --seed short');
  expect(sources[1]).toBe(sources[0]);
});

it('says before any training that the net could not be written', () => {
  const folder = mkdtempSync(join(tmpdir(), 'nets-'));
  const file = join(folder, 'a-file');
  writeFileSync(file, '');
  const written: string[] = [];
  vi.spyOn(process.stderr, 'write').mockImplementation(text => written.push(String(text)) > 0);
  vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('exit');
  });
  for (const out of [file, join(file, 'nets'), join(folder, 'no', 'such')])
    expect(() => train('classic-duel', { games: 3, hidden: 2, seed: 'short', out })).toThrow('exit');
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
  expect(written).toHaveLength(3);
  for (const line of written)
    expect(line).toMatch(/^The folder .* could not be made: .*\. Choose another with --out\.\n$/);
});
