/** What may come instead of a request: it is answered, and the games can still be played. */
import { resolveRules, setUp, unwrap } from '@cartagena/engine';
import { type Fate, fuzz } from '@cartagena/engine/testing/fuzz/fuzz';
import { rubbishJson, rubbishText } from '@cartagena/engine/testing/fuzz/rubbish';
import { spoiltJson, spoiltText } from '@cartagena/engine/testing/fuzz/spoilt';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { answerFrame, FRAME, FrameReader } from './frames.ts';
import { GameBatch } from './game-batch.ts';
import { answerText, type EnvAnswer } from './session.ts';

const batch = new GameBatch(resolveRules(unwrap(setUp({ edition: 'wielka' }))), { gameCount: 2, seed: 'fuzz' });
const GOOD = [
  { type: 'observe' },
  { type: 'reset', seed: 'x', games: [1] },
  { type: 'step', actions: [0, 1] },
  { type: 'step', actions: ['play start key', null] },
  { type: 'record', game: 1, previous: true },
];

function fateOf(answer: EnvAnswer): Fate {
  if (answer.type !== 'json') return 'accepted';
  const value = answer.value as { type: string; code?: string; text?: string };
  if (value.type !== 'error') return 'accepted';
  expect(value.text).toMatch(/^.{10,600}\.$/s);
  return 'refused';
}

it('requests', () =>
  fuzz(
    'cli: env requests',
    300,
    fc.oneof(
      rubbishText,
      rubbishJson.map(value => JSON.stringify(value)),
      rubbishJson.map(actions => JSON.stringify({ type: 'step', actions })),
      rubbishJson.map(games => JSON.stringify({ type: 'reset', games })),
      spoiltJson(fc.constantFrom(...GOOD)).map(value => JSON.stringify(value)),
      spoiltText(fc.constantFrom(...GOOD.map(one => JSON.stringify(one)))),
    ),
    text => fateOf(answerText(batch, text)),
  ));

it('frames', () =>
  fuzz(
    'cli: env frames',
    200,
    fc.tuple(fc.constantFrom(0, 1, 2, 3), fc.uint8Array({ maxLength: 40 }), fc.integer({ min: 1, max: 60 })),
    ([kind, body, cut]) => {
      const bytes = Buffer.alloc(8 + body.length);
      bytes.writeUInt32LE(body.length, 0);
      bytes.writeUInt32LE(kind, 4);
      bytes.set(body, 8);
      const reader = new FrameReader();
      const frames = [...reader.add(bytes.subarray(0, cut)), ...reader.add(bytes.subarray(cut))];
      expect(frames).toHaveLength(1);
      return answerFrame(batch, frames[0])?.kind === FRAME.json ? 'refused' : 'accepted';
    },
  ));
