import { setUp, unwrap } from '@cartagena/engine';
import { makeFairRecord, newEvidence } from '@cartagena/fair';
import { playFair } from '@cartagena/fair/testing/fair-game';
import { begin, playOn } from '@cartagena/fair/testing/fair-table';
import { describe, expect, it } from 'vitest';
import { judgeDeal } from './deal-verdict.tsx';

const config = unwrap(setUp({ edition: 'classic', pirates: 4, segments: [4] }));

describe('a deal of version 1', () => {
  const game = playFair(config, 'x');
  const record = unwrap(makeFairRecord(game, game.deal));
  const { commitment, entropies } = game.deal;

  it('is as promised where the promise was kept here, and adds up where it was not', async () => {
    const kept = { game: 'x', commitment, config, entropies };
    expect(await judgeDeal(record, kept)).toMatchObject({ kind: 'fair', isHeld: true, found: { version: 1 } });
    expect(await judgeDeal(record, { commitment })).toMatchObject({ kind: 'fair', isHeld: false });
    expect(await judgeDeal(record, undefined)).toMatchObject({ kind: 'fair', isHeld: false });
  });

  it('is not, where something else was promised, or where there is no record of it', async () => {
    const other = { commitment: '00'.repeat(32) };
    expect(await judgeDeal(record, other)).toMatchObject({ kind: 'unfair', code: 'evidence' });
    expect(await judgeDeal(record, { ...newEvidence('x'), commitment })).toMatchObject({
      kind: 'unfair',
      code: 'evidence',
    });
    expect(await judgeDeal({}, undefined)).toMatchObject({ kind: 'unfair' });
  });
});

describe('a deal of version 2', () => {
  const { table, clients } = begin({ name: 'y', config, seats: ['person', 'person'] });
  playOn(table, clients);
  const record = table.record();

  it('is fair for who took part in it, and adds up for others', async () => {
    const own = { seat: 1, hasShare: true, elsewhere: 0, unseen: 0 };
    expect(await judgeDeal(record, clients[1].evidence)).toMatchObject({ kind: 'fair', isHeld: true, found: { own } });
    expect(await judgeDeal(record, undefined)).toMatchObject({ kind: 'fair', isHeld: false });
  });

  it('is not, where this browser saw another game', async () => {
    const evidence = { ...clients[1].evidence, head: '00'.repeat(32) };
    expect(await judgeDeal(record, evidence)).toMatchObject({ kind: 'unfair', code: 'evidence' });
  });
});
