/** Where everything is in the bytes that a learner is sent (docs/env.md). All little endian. */
import type { Rules } from '@cartagena/engine';

const FLOAT_BYTES = 4;
const BITS = 8;

/** One array of the bytes. */
export interface BatchArray {
  readonly name: 'rewards' | 'seats' | 'isOver' | 'masks' | 'observations';
  readonly type: 'float32' | 'uint8';
  readonly shape: readonly [games: number, each: number];
  readonly offset: number;
}

export interface BatchLayout {
  readonly arrays: readonly BatchArray[];
  readonly offsets: { readonly [N in BatchArray['name']]: number };
  readonly size: number;
  /** Bytes of the mask of one game. */
  readonly maskBytes: number;
}

export function layOutBatch({ seats, actionCount }: Rules, games: number, observationSize: number): BatchLayout {
  const maskBytes = Math.ceil(actionCount / BITS);
  const shapes: [BatchArray['name'], BatchArray['type'], number][] = [
    ['rewards', 'float32', seats],
    ['seats', 'uint8', 1],
    ['isOver', 'uint8', 1],
    ['masks', 'uint8', maskBytes],
    ['observations', 'uint8', observationSize],
  ];
  let size = 0;
  const arrays = shapes.map(([name, type, each]): BatchArray => {
    const offset = size;
    size += games * each * (type === 'float32' ? FLOAT_BYTES : 1);
    return { name, type, shape: [games, each], offset };
  });
  const offsets = Object.fromEntries(arrays.map(({ name, offset }) => [name, offset])) as BatchLayout['offsets'];
  return { arrays, offsets, size, maskBytes };
}
