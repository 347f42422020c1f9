/** The command verify, on a game with fair deals that was recorded together with what was shown during the game. */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setUp, unwrap } from '@cartagena/engine';
import { makeFairRecord } from '@cartagena/fair';
import { playFair } from '@cartagena/fair/testing/fair-game';
import { begin, playOn } from '@cartagena/fair/testing/fair-table';
import { describe, expect, it } from 'vitest';
import { cartagena, fixture } from '../testing/cartagena.ts';

const FIXTURE = fixture('fair/three-rafts.json');
const KEPT = fixture('fair/three-rafts.kept.json');
const REPORT = fixture('fair/three-rafts.txt');
const SEEDED = fixture('jamaica.json');
const TEXT = readFileSync(FIXTURE, 'utf8');
const { fair, ...course } = JSON.parse(TEXT);

describe('verify', () => {
  it('says what was checked, and what only the players can compare', () => {
    const { stdout, stderr, status } = cartagena(['verify', FIXTURE]);
    expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
    expect(stdout).toBe(`✓ The commitment was made to this secret.
✓ All 122 draws follow from the secret and from what the seats added.
✓ All 175 actions are legal with these draws.
✓ The end is as recorded: won by Yellow after 50 turns.
✓ The fingerprint of the game matches: ${fair.fingerprint}

The deals were fair if this is what you remember:
  the commitment before the game was ${fair.commitment}
  Red added "ahoy"
  Blue added nothing
  Yellow added "☠ 4711"
  by consent, the game was taken back to action 33

This is the promise of version 1, which is weaker than that of version 2: the server saw what the seats added before it
had to deal, and takebacks were not bound to consent (docs/fair-deals.md).
`);
    expect(cartagena(['verify'], TEXT).stdout).toBe(stdout);
    expect(cartagena(['verify', '-'], TEXT).stdout).toBe(stdout);
  });

  it('compares with what was shown before', () => {
    const { stdout } = cartagena(['verify', FIXTURE, '--kept', KEPT]);
    expect(stdout).toMatch(/^✓ The record matches what was shown during the game\./);
    expect(stdout).toMatch(
      /what you remember:\n {2}by consent, the game was taken back to action 33\n\nThis is the promise of version 1/,
    );
    const shown = cartagena(['verify', FIXTURE, '--commitment', fair.commitment.toUpperCase()]);
    expect(shown.stdout).toMatch(/^✓ The commitment is the one that was shown/);
    const other = cartagena(['verify', FIXTURE, '--commitment', '0'.repeat(64)]);
    expect(other).toMatchObject({
      status: 1,
      stdout: '',
      stderr: expect.stringMatching(/does not have the commitment/),
    });
  });

  it('leaves nothing to compare where everything was saved', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'cartagena-')), 'given-up.json');
    const given = makeFairRecord({ ...course, actions: [] }, { ...fair, takebacks: [] });
    writeFileSync(file, JSON.stringify(unwrap(given)));
    const { stdout } = cartagena(['verify', file, '--kept', KEPT]);
    expect(stdout).toMatch(/The end is as recorded: abandoned after 0 turns\./);
    expect(stdout).toMatch(/\n\nThe deals were fair\.\n\nThis is the promise of version 1/);
  });

  it.each([
    [
      'an entropy',
      { ...course, fair: { ...fair, entropies: ['ahoi', '', '☠ 4711'] } },
      /not follow from its luck\. Action/,
    ],
    ['the secret', { ...course, fair: { ...fair, secret: '0'.repeat(64) } }, /The commitment was not made to/],
    [
      'the format',
      { ...course, fair: { ...fair, version: 7 } },
      /not a valid record\. The field fair\.version must be 1 or 2/,
    ],
    ['no list', [], /There is nothing to verify/],
  ])('finds out what was changed: %s', (_, record, text) => {
    const { status, stdout, stderr } = cartagena(['verify'], JSON.stringify(record));
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toMatch(text);
    expect(stderr).toMatch(/^(There|Standard input is) .*\n$/);
  });

  it('says what to do where there is nothing to verify', () => {
    expect(cartagena(['verify', SEEDED])).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/nothing to verify: .* Use check to see whether it follows the rules\.\n$/),
    });
    expect(cartagena(['verify', KEPT])).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/Keep this file, then get the whole record and run verify RECORD --kept THIS\.\n$/),
    });
    expect(cartagena(['verify', FIXTURE, '--kept', SEEDED]).stderr).toMatch(/The field fair must be an object/);
    expect(cartagena(['verify', FIXTURE, '--commitment', 'xyz']).stderr).toMatch(/64 hexadecimal digits/);
  });
});

describe('verify, version 2', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cartagena-'));
  const config = unwrap(setUp({ edition: 'classic', seats: 3, pirates: 4, segments: [4] }));
  const { table, clients } = begin({ name: 'terminal', config, seats: ['person', 'person', 'bot'] });
  playOn(table, clients, 10);
  clients[0].ask(4);
  clients[1].agree();
  table.goBack(1, 4, true);
  playOn(table, clients);
  const record = table.record();
  const write = (name: string, value: unknown): string => {
    writeFileSync(join(folder, name), JSON.stringify(value));
    return join(folder, name);
  };
  const file = write('record.json', record);
  const kept = write('evidence.json', clients[1].evidence);

  it('says what was checked, and which clients contributed to the luck', () => {
    const { stdout, stderr, status } = cartagena(['verify', file]);
    expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
    expect(stdout).toMatch(
      /^✓ The commitment was made to this secret\.\n✓ All \d+ entries of the chain follow its rules/,
    );
    expect(stdout).toMatch(/draws follow from the secret, the chain and the shares of Red, Blue\./);
    expect(stdout).toMatch(
      /By consent, the game was taken back to action 4\.\n\nThe record is true in itself\. Only evidence/,
    );
    expect(cartagena(['check', file]).stdout).toMatch(/^Valid: /);
    expect(cartagena(['replay', file]).status).toBe(0);
  });

  it('compares with what a client sent and saw', () => {
    const { stdout } = cartagena(['verify', file, '--kept', kept]);
    expect(stdout).toMatch(/^✓ The record agrees with everything that this client sent and saw\./);
    expect(stdout).toMatch(/The deals were fair: nobody could choose them without the share of this client\.\n$/);
    const shown = cartagena(['verify', file, '--kept', kept, '--commitment', record.fair.commitment]);
    expect(shown.stdout).toMatch(/✓ The commitment is the one that was shown/);
    const stranger = write('stranger.json', { ...clients[1].evidence, shares: [], sent: [] });
    expect(cartagena(['verify', file, '--kept', stranger]).stdout).toMatch(
      /\n\d+ of the entries of Blue did not come from this client\. If no other device/,
    );
  });

  it.each<[string, () => string[], RegExp]>([
    [
      'another history',
      () => ['--kept', write('other.json', { ...clients[1].evidence, head: 'a'.repeat(64) })],
      /another course up to entry \d+\.$/,
    ],
    ['another commitment', () => ['--commitment', '0'.repeat(64)], /does not have the commitment/],
    ['damaged evidence', () => ['--kept', write('damaged.json', { version: 2 })], /not a valid record/],
  ])('exposes %s', (_, options, text) => {
    const { status, stdout, stderr } = cartagena(['verify', file, ...options()]);
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr.trim()).toMatch(text);
  });
});

describe('other commands on a game with fair deals', () => {
  it('check and replay it with its own luck', () => {
    expect(cartagena(['check', FIXTURE]).stdout).toBe('Valid: 175 actions, 50 turns, over, won by Yellow.\n');
    expect(cartagena(['replay', FIXTURE]).stdout).toBe(readFileSync(REPORT, 'utf8'));
    const spoiled = { ...course, fair: { ...fair, entropies: ['', '', ''] } };
    expect(cartagena(['check'], JSON.stringify(spoiled)).stderr).toMatch(/is not a valid record\. Action \d+ /);
    const malformed = { ...course, fair: { ...fair, entropies: 3 } };
    expect(cartagena(['check'], JSON.stringify(malformed)).stderr).toMatch(/fair\.entropies must be/);
  });

  it('read one that was recorded before a field of the configuration existed', () => {
    const { skipper: _, ...config } = unwrap(setUp({ edition: 'classic', pirates: 4, segments: [4] }));
    const dealt = playFair(config, 'an older game');
    const record = JSON.stringify(unwrap(makeFairRecord(dealt, dealt.deal)));
    expect(record).not.toContain('skipper');
    for (const command of ['verify', 'check', 'replay'])
      expect(cartagena([command], record)).toMatchObject({ stderr: '', status: 0 });
  });

  it('refuse what they cannot do', () => {
    expect(cartagena(['check', KEPT])).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/its secret is not published yet/),
    });
    expect(cartagena(['play', '--resume', FIXTURE])).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/it can be replayed and verified, not resumed\.\n$/),
    });
  });
});
