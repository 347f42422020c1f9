/** What was promised about a deal, whatever became of the note: a promise again, or none. */
import { type GameConfig, setUp, unwrap } from '@cartagena/engine';
import { fuzz } from '@cartagena/engine/testing/fuzz/fuzz';
import { spoiltNote } from '@cartagena/engine/testing/fuzz/spoilt';
import { makeFairRecord, verifyFairRecord } from '@cartagena/fair';
import { playFair } from '@cartagena/fair/testing/fair-game';
import type { TableDetails } from '@cartagena/protocol';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeBox } from '../game/testing/box.ts';
import { keepPromise, promiseOf } from './promises.ts';

beforeEach(() => void vi.stubGlobal('localStorage', makeBox()));
afterEach(() => void vi.unstubAllGlobals());

const config: GameConfig = unwrap(setUp({ edition: 'classic', pirates: 4, segments: [4] }));
const game = playFair(config, 'x');
const record = unwrap(makeFairRecord(game, game.deal));
const { commitment, entropies } = game.deal;
const GIVEN = { at: 1, own: 'mine', kept: { game: 'x', commitment, config, entropies } };
const TABLE = { id: 'x', fair: 1, status: 'playing', commitment, entropies, config, you: 0 } as unknown as TableDetails;

it('a record can be held against it', () =>
  fuzz('web: promises', 60, spoiltNote(GIVEN), text => {
    localStorage.setItem('cartagena.promise.x', text);
    const promise = promiseOf('x');
    verifyFairRecord(record, promise ?? {});
    // What is no promise any more makes room for one.
    keepPromise(TABLE);
    expect(promiseOf('x')?.commitment).toBeTypeOf('string');
    return promise ? 'accepted' : 'refused';
  }));
