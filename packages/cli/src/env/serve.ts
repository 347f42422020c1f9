/** Answers requests from one stream on another until the program says goodbye or its stream ends. */
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { answerFrame, type Frame, FrameReader, headerOf, jsonFrame } from './frames.ts';
import type { GameBatch } from './game-batch.ts';
import { answerText, showGames } from './session.ts';

export async function serveLines(batch: GameBatch, input: Readable, output: Writable): Promise<void> {
  for await (const line of createInterface({ input })) {
    if (line.trim() === '') continue;
    const answer = answerText(batch, line);
    if (answer.type === 'end') return;
    const value = answer.type === 'games' ? showGames(batch) : answer.value;
    if (!output.write(`${JSON.stringify(value)}\n`)) await once(output, 'drain');
  }
}

/** Rejects if what arrives cannot be frames. */
export async function serveFrames(batch: GameBatch, input: Readable, output: Writable): Promise<void> {
  const reader = new FrameReader();
  for await (const piece of input)
    try {
      for (const frame of reader.add(piece)) {
        const answer = answerFrame(batch, frame);
        if (!answer) return;
        await send(output, answer);
      }
    } catch (error) {
      // Where the next frame begins is not known any more.
      await send(output, jsonFrame({ type: 'error', code: 'bad-frame', text: (error as Error).message }));
      throw error;
    }
}

/** Resolves when the bytes are written: the next step writes over them. */
function send(output: Writable, frame: Frame): Promise<void> {
  return new Promise((resolve, reject) => {
    output.cork();
    output.write(headerOf(frame));
    output.write(frame.body, error => (error ? reject(error) : resolve()));
    output.uncork();
  });
}
