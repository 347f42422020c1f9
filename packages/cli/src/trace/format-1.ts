/** The complete state in the field names of trace format 1, which programs of others read (docs/trace.md). */
import { makeSnapshot, type Rules, type State } from '@cartagena/engine';

type Fields = { readonly [field: string]: unknown };

/** Today's name of each field of the state that format 1 calls otherwise. */
const STATE_FIELDS: Fields = {
  idleTurns: 'idle',
  cardsMoved: 'stirred',
  actionsLeft: 'left',
  hasActed: 'acted',
  hasFreeSail: 'privilege',
  startedEmptyHanded: 'barehanded',
  stockCount: 'stock',
  discards: 'pile',
  cardsDue: 'due',
  lookedCount: 'looking',
  resolution: 'deed',
};
const SEAT_FIELDS: Fields = { handCount: 'held', facedownCount: 'facedown', facedown: 'facedownCards' };
const RESOLUTION_FIELDS: Fields = { combination: 'lay' };

const renamed = (value: Fields, names: Fields): Fields =>
  Object.fromEntries(Object.entries(value).map(([field, content]) => [names[field] ?? field, content]));

/** What format 1 has at every table, as it is at tables without the module that it belongs to. */
const ALWAYS: Fields = { privilege: false, barehanded: false };

export function makeTraceState(rules: Rules, state: State): Fields {
  const { seats, resolution, ...rest } = makeSnapshot(rules, state);
  return {
    ...ALWAYS,
    ...renamed(rest as unknown as Fields, STATE_FIELDS),
    // Format 1 does not count the turn in which somebody wins.
    turns: rest.turns - (rest.ending === 'none' || rest.ending === 'count' ? 0 : 1),
    ...(resolution ? { deed: { tokensDue: 0, ...renamed(resolution as unknown as Fields, RESOLUTION_FIELDS) } } : {}),
    seats: seats.map(seat => renamed(seat as unknown as Fields, SEAT_FIELDS)),
  };
}
