/** The compact form: frames of a length, a kind and a body, all little endian (docs/env.md). */

import type { GameBatch } from './game-batch.ts';
import { answerStep, answerText, ENV_PROTOCOL, type EnvAnswer, errorAnswer } from './session.ts';

const HEADER_BYTES = 8;
/** No request is longer. */
const MAX_BODY_BYTES = 1 << 24;
const ACTION_BYTES = 2;

/** Of a frame. `games` asks for a step, and answers with the games; `sizes` is the description for programs that read no JSON. */
export const FRAME = { json: 0, games: 1, sizes: 2 } as const;

export interface Frame {
  readonly kind: number;
  readonly body: Uint8Array;
}

/** Cuts a stream of bytes into frames, whatever the pieces in which it arrives. */
export class FrameReader {
  private pending: Buffer = Buffer.alloc(0);

  /** The frames that are complete with this piece. Throws if the stream can be no stream of frames. */
  *add(piece: Buffer): Generator<Frame> {
    this.pending = this.pending.length === 0 ? piece : Buffer.concat([this.pending, piece]);
    for (;;) {
      if (this.pending.length < HEADER_BYTES) return;
      const length = this.pending.readUInt32LE(0);
      if (length > MAX_BODY_BYTES)
        throw new Error(`A frame says that it has ${length} bytes; the most is ${MAX_BODY_BYTES}.`);
      if (this.pending.length < HEADER_BYTES + length) return;
      const kind = this.pending.readUInt32LE(4);
      const body = this.pending.subarray(HEADER_BYTES, HEADER_BYTES + length);
      this.pending = this.pending.subarray(HEADER_BYTES + length);
      yield { kind, body };
    }
  }
}

export function answerFrame(batch: GameBatch, { kind, body }: Frame): Frame | undefined {
  if (kind === FRAME.sizes) return { kind, body: sizesOf(batch) };
  const answer =
    kind === FRAME.json ? answerText(batch, new TextDecoder().decode(body)) : answerBinary(batch, kind, body);
  if (answer.type === 'end') return undefined;
  if (answer.type === 'games') return { kind: FRAME.games, body: batch.bytes };
  return jsonFrame(answer.value);
}

export const jsonFrame = (value: object): Frame => ({
  kind: FRAME.json,
  body: new TextEncoder().encode(JSON.stringify(value)),
});

export function headerOf({ kind, body }: Frame): Uint8Array {
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt32LE(body.length, 0);
  header.writeUInt32LE(kind, 4);
  return header;
}

function answerBinary(batch: GameBatch, kind: number, body: Uint8Array): EnvAnswer {
  const { gameCount } = batch.options;
  if (kind !== FRAME.games)
    return errorAnswer('unknown-frame', `A frame is of kind 0 (JSON), 1 (actions) or 2 (sizes), not ${kind}.`);
  if (body.length !== gameCount * ACTION_BYTES)
    return errorAnswer(
      'bad-actions',
      `The actions of ${gameCount} games are ${gameCount * ACTION_BYTES} bytes, not ${body.length}.`,
    );
  const view = new DataView(body.buffer, body.byteOffset, body.byteLength);
  return answerStep(
    batch,
    Uint16Array.from({ length: gameCount }, (_, game) => view.getUint16(game * ACTION_BYTES, true)),
  );
}

function sizesOf({ options, rules, layout, encoder }: GameBatch): Uint8Array {
  const sizes = [ENV_PROTOCOL, options.gameCount, rules.seats, rules.actionCount, layout.maskBytes, encoder.size];
  const body = Buffer.alloc(sizes.length * 4);
  sizes.forEach((size, i) => {
    body.writeUInt32LE(size, i * 4);
  });
  return body;
}
