/**
 * The names of trace format 1 and of bot protocol 1, which never change, since programs of others read them (docs/trace.md,
 * docs/bot-protocol.md). The names and their order are written down here, whatever the engine calls its fields today.
 */
import { type GameConfig, type Snapshot, setUp, unwrap, type View } from '@cartagena/engine';

type Fields = { readonly [field: string]: unknown };

/** The old name, the engine's name, and the value of a field that the engine may leave out and the old format does not. */
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

const TABLE_FIELDS: FieldNames = [
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
];

const DEED_FIELDS: FieldNames = [
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

const SEAT_FIELDS: FieldNames = [
  ['pirates', 'pirates'],
  ['hat', 'hat'],
  ['held', 'handCount'],
  ['facedown', 'facedownCount'],
  ['vessels', 'vessels'],
  ['hand', 'hand'],
  ['facedownCards', 'facedown'],
  ['known', 'known'],
];

const unchanged = (...names: string[]): FieldNames => names.map(name => [name, name]);
const SNAPSHOT_FIELDS: FieldNames = [...TABLE_FIELDS, ...unchanged('seats', 'stockCards', 'buried', 'looked', 'known')];
const VIEW_FIELDS: FieldNames = [...TABLE_FIELDS, ...unchanged('viewer', 'seats', 'buried', 'looked')];

/** All names that differ: the old one and the engine's. */
export const OLD_NAMES = [...TABLE_FIELDS, ...DEED_FIELDS, ...SEAT_FIELDS]
  .filter(([name, engineName]) => name !== engineName)
  .map(([name, engineName]) => [name, engineName] as const);

export const oldSnapshot = (snapshot: Snapshot): Fields => renameAll(snapshot, SNAPSHOT_FIELDS);
export const oldView = (view: View): Fields => renameAll(view, VIEW_FIELDS);

/** A field that came later is written only where a table departs from its edition. */
export function oldConfig(config: GameConfig): Fields {
  const fields: Fields = { ...config };
  const usual: Fields = { ...unwrap(setUp({ edition: config.edition })) };
  const later = Object.keys(fields).filter(
    field => !CONFIG_FIELDS.includes(field) && JSON.stringify(fields[field]) !== JSON.stringify(usual[field]),
  );
  return Object.fromEntries([...CONFIG_FIELDS, ...later].map(field => [field, fields[field]]));
}

function renameAll({ resolution, seats, ...rest }: Snapshot | View, names: FieldNames): Fields {
  const renamed = {
    ...rest,
    ...(resolution ? { resolution: rename(resolution, DEED_FIELDS) } : {}),
    seats: seats.map(seat => rename(seat, SEAT_FIELDS)),
  };
  return rename(renamed, names);
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
