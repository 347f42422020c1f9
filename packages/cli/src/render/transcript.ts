/** A record as a readable report of the game. */
import {
  type ChanceSource,
  type GameConfig,
  type GameEvent,
  type GameRecord,
  redact,
  replay,
  unwrap,
  type Viewer,
  viewFor,
} from '@cartagena/engine';
import { drawBoard } from './board.ts';
import { narrate, turnTitle } from './narrate.ts';
import { SEAT_NAMES } from './seats.ts';
import { drawTable } from './table.ts';

export interface TranscriptOptions {
  /** Stop after this many actions. */
  readonly until?: number;
  /** Only what this viewer knows; everything if left out. */
  readonly viewer?: Viewer;
  /** The source of chance, if it is not the record's seed. */
  readonly chance?: ChanceSource;
}

export function transcript(record: GameRecord, { viewer, ...limits }: TranscriptOptions = {}): string {
  const lines = [...introduction(record.config)];
  let pending: GameEvent[] = [];
  const flush = () => {
    for (const line of narrate(pending)) lines.push(`  ${line}`);
    pending = [];
  };
  const result = replay(record, {
    ...limits,
    before: flush,
    emit(event) {
      if (event.type === 'turn') {
        flush();
        lines.push('', turnTitle(event.number, event.seat));
      } else pending.push(viewer === undefined ? event : redact(event, viewer));
    },
  });
  flush();
  if (!result.ok) lines.push('', result.reason.text);
  return `${lines.join('\n')}\n`;
}

/** The transcript, and the position at its end. */
export function report(record: GameRecord, options: TranscriptOptions = {}): string {
  const { rules, state } = unwrap(replay(record, options));
  const view = viewFor(rules, state, options.viewer ?? 'spectator');
  return `${transcript(record, options)}\n${drawBoard(record.config, view)}\n\n${drawTable(view)}\n`;
}

function introduction(config: GameConfig): string[] {
  const names = SEAT_NAMES.slice(0, config.seats).join(', ');
  return [
    `Edition: ${config.edition}, with ${config.modules.join(', ')}`,
    `Seats: ${names}; ${config.pirates} pirates each, ${config.segments.join(' + ')} segments, ${config.actions} actions a turn`,
    `Cards: ${config.hands} hands, drawn from the ${config.supply}`,
    '',
    'The deal',
  ];
}
