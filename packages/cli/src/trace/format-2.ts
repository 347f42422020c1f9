/** Trace format 2: the engine's own names, and turns counted as everywhere else. */
import { makeSnapshot, turnsPlayed } from '@cartagena/engine';
import type { TraceWriter } from './trace-writer.ts';

export const FORMAT_2: TraceWriter = {
  config: config => config,
  state: makeSnapshot,
  turns: turnsPlayed,
};
