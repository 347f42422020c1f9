/** Files given to replay, check, verify and play: read as a game, or refused with one message. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Fate, fuzz } from '@cartagena/engine/testing/fuzz/fuzz';
import { rubbishJson, rubbishText } from '@cartagena/engine/testing/fuzz/rubbish';
import { spoiltJson, spoiltText } from '@cartagena/engine/testing/fuzz/spoilt';
import { Command } from 'commander';
import fc from 'fast-check';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addVerify } from '../commands/verify.ts';
import { seatPlayers } from '../play/players.ts';
import { report } from '../render/transcript.ts';
import { readGame } from './record-file.ts';

const FIXTURES = new URL('../../../../fixtures/', import.meta.url);
const TEXTS = ['jamaica.json', 'wielka-items.json', 'fair/three-rafts.json'].map(file =>
  readFileSync(new URL(file, FIXTURES), 'utf8'),
);
const folder = mkdtempSync(join(tmpdir(), 'cartagena-fuzz-'));
const FILE = join(folder, 'game.json');
afterAll(() => rmSync(folder, { recursive: true }));

/** What the program writes to standard error. */
let said = '';
class Ended extends Error {}

beforeEach(() => {
  vi.spyOn(process, 'exit').mockImplementation(code => {
    throw new Ended(`with ${code}`);
  });
  vi.spyOn(process.stderr, 'write').mockImplementation(text => {
    said += text;
    return true;
  });
  vi.spyOn(process.stdout, 'write').mockImplementation(() => true);
});
afterEach(() => void vi.restoreAllMocks());

function meet(text: string | Buffer, use: () => void): Fate {
  writeFileSync(FILE, text);
  said = '';
  try {
    use();
    return 'accepted';
  } catch (error) {
    if (!(error instanceof Ended)) throw error;
    expect(said).toMatch(/^\S.{10,}\n$/s);
    expect(said.length).toBeLessThan(2000);
    expect(said).not.toMatch(/\n {4}at /);
    return 'refused';
  }
}

const files = fc.oneof(
  rubbishText,
  rubbishJson.map(value => JSON.stringify(value)),
  fc.uint8Array({ maxLength: 100 }).map(bytes => Buffer.from(bytes)),
  spoiltJson(fc.constantFrom(...TEXTS.map(text => JSON.parse(text)))).map(value => JSON.stringify(value)),
  spoiltText(fc.constantFrom(...TEXTS)),
);

it('replay, check, play', () =>
  fuzz('cli: files, replay', 60, files, text =>
    meet(text, () => {
      const { record, chance, players } = readGame(FILE);
      expect(report(record, { ...(chance ? { chance } : {}) })).toMatch(/\n$/);
      seatPlayers(record.config.seats, undefined, players);
    }),
  ));

it('verify', () =>
  fuzz('cli: files, verify', 60, files, text =>
    meet(text, () => {
      const program = new Command();
      addVerify(program);
      program.parse(['node', 'cartagena', 'verify', FILE]);
    }),
  ));
