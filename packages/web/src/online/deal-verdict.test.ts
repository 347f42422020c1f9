import { setUp, unwrap } from '@cartagena/engine';
import { makeFairRecord } from '@cartagena/fair';
import { playFair } from '@cartagena/fair/testing/fair-game';
import { describe, expect, it } from 'vitest';
import { judgeDeal } from './deal-verdict.tsx';

const config = unwrap(setUp({ edition: 'classic', pirates: 4, segments: [4] }));
const game = playFair(config, 'x');
const record = unwrap(makeFairRecord(game, game.deal));
const { commitment, entropies } = game.deal;

describe('a deal', () => {
  it('is as promised where the promise was kept here, and adds up where it was not', async () => {
    const kept = { game: 'x', commitment, config, entropies };
    expect(await judgeDeal(record, kept)).toMatchObject({ kind: 'fair', isHeld: true });
    expect(await judgeDeal(record, { commitment })).toMatchObject({ kind: 'fair', isHeld: false });
    expect(await judgeDeal(record, undefined)).toMatchObject({ kind: 'fair', isHeld: false });
  });

  it('is not, where something else was promised, or where there is no record of it', async () => {
    const other = { commitment: '00'.repeat(32) };
    expect(await judgeDeal(record, other)).toEqual({ kind: 'unfair', code: 'evidence' });
    expect(await judgeDeal({}, undefined)).toMatchObject({ kind: 'unfair' });
  });
});
