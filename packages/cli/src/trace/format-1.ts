/**
 * Trace format 1, which never changes, since programs of others read it (docs/trace.md). Its names and their order are
 * written down here, whatever the engine calls its fields today.
 */
import { ENDING, type GameConfig, makeSnapshot, type State, setUp, turnsPlayed, unwrap } from '@cartagena/engine';
import type { TraceWriter } from './trace-writer.ts';

type Fields = { readonly [field: string]: unknown };

/** The name in format 1, the engine's name, and the value of a field that the engine leaves out but format 1 does not. */
type FieldNames = readonly (readonly [name: string, engineName: string, otherwise?: unknown])[];

const CONFIG_FIELDS = [
  'revision',
  'edition',
  'modules',
  'seats',
  'pirates',
  'segments',
  'landscape',
  'layout',
  'actions',
  'hand',
  'firstHand',
  'recycle',
  'supply',
  'hands',
  'assist',
  'limit',
  'skipper',
];

export const STATE_FIELDS: FieldNames = [
  ['phase', 'phase'],
  ['turn', 'turn'],
  ['actor', 'actor'],
  ['turns', 'turns'],
  ['idle', 'idleTurns'],
  ['stirred', 'cardsMoved'],
  ['left', 'actionsLeft'],
  ['acted', 'hasActed'],
  ['privilege', 'hasFreeSail', false],
  ['barehanded', 'startedEmptyHanded', false],
  ['ending', 'ending'],
  ['winners', 'winners'],
  ['path', 'path'],
  ['covered', 'covered', []],
  ['stock', 'stockCount'],
  ['row', 'row'],
  ['pile', 'discards'],
  ['boat', 'boat'],
  ['chests', 'chests'],
  ['rafts', 'rafts'],
  ['deed', 'resolution'],
  ['due', 'cardsDue'],
  ['looking', 'lookedCount'],
  ['seats', 'seats'],
  ['stockCards', 'stockCards'],
  ['buried', 'buried'],
  ['looked', 'looked'],
  ['known', 'known'],
];

export const DEED_FIELDS: FieldNames = [
  ['step', 'step'],
  ['use', 'use'],
  ['marks', 'marks'],
  ['lay', 'combination'],
  ['mover', 'mover'],
  ['icon', 'icon'],
  ['raft', 'raft'],
  ['target', 'target'],
  ['tokensDue', 'tokensDue', 0],
  ['token', 'token'],
];

export const SEAT_FIELDS: FieldNames = [
  ['pirates', 'pirates'],
  ['hat', 'hat'],
  ['held', 'handCount'],
  ['facedown', 'facedownCount'],
  ['vessels', 'vessels'],
  ['hand', 'hand'],
  ['facedownCards', 'facedown'],
];

export const FORMAT_1: TraceWriter = {
  config: writeConfig,
  state(rules, state) {
    const { resolution, seats, ...rest } = makeSnapshot(rules, state);
    return rename(
      {
        ...rest,
        turns: turnsBeforeWin(state),
        ...(resolution ? { resolution: rename(resolution, DEED_FIELDS) } : {}),
        seats: seats.map(seat => rename(seat, SEAT_FIELDS)),
      },
      STATE_FIELDS,
    );
  },
  turns: turnsBeforeWin,
};

/** Format 1 does not count the turn in which a game is won. */
function turnsBeforeWin(state: State): number {
  const isWon = state.ending !== ENDING.none && state.ending !== ENDING.count;
  return turnsPlayed(state) - (isWon ? 1 : 0);
}

function rename(value: object, names: FieldNames): Fields {
  const fields = value as Fields;
  return Object.fromEntries(
    names.flatMap(([name, engineName, otherwise]) => {
      const content = fields[engineName] ?? otherwise;
      return content === undefined ? [] : [[name, content]];
    }),
  );
}

/** A field that came later is written only where a table departs from its edition. */
function writeConfig(config: GameConfig): Fields {
  const usual: Fields = { ...unwrap(setUp({ edition: config.edition })) };
  const isWritten = ([field, value]: [string, unknown]): boolean =>
    CONFIG_FIELDS.includes(field) || JSON.stringify(value) !== JSON.stringify(usual[field]);
  const fields: Fields = { ...config };
  const inOrder = [...CONFIG_FIELDS, ...Object.keys(fields).filter(field => !CONFIG_FIELDS.includes(field))];
  return Object.fromEntries(inOrder.map((field): [string, unknown] => [field, fields[field]]).filter(isWritten));
}
