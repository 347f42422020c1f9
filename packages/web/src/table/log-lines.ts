import type { GameEvent } from '@cartagena/engine';
import type { Told } from '../game/told.ts';
import type { Setting } from './card-words.ts';
import type { LogLine } from './log-panel.tsx';

export function logLines(setting: Setting, told: readonly Told[]): LogLine[] {
  return told.flatMap(({ events }) => eventLines(setting, events));
}

export function eventLines(_setting: Setting, events: readonly GameEvent[]): LogLine[] {
  return events.map(event => ({ text: event.type, ...('seat' in event ? { seat: event.seat } : {}) }));
}
