/** The command-line options of a measurement. */
import { COLOURS } from '@cartagena/protocol';
import { type Flags, orMistake, readFlags, usageOf } from './flags.ts';
import { type PlaceOptions, STORES } from './place.ts';

/** boardgame.io with its games in memory or in files; a server that only moves bytes, without a disk or with one. */
const PEERS = ['memory', 'flatfile', 'bare', 'bare-file'] as const;
export type PeerName = (typeof PEERS)[number];

export interface LoadOptions extends PlaceOptions {
  readonly tables: number;
  /** Connected clients: players first, as many at each table as it has seats for people; the others watch. */
  readonly clients: number;
  readonly people: number;
  readonly bots: number;
  readonly level: string;
  readonly edition: string;
  /** Actions per second of all clients together, evenly spaced; 0: each table acts as soon as all clients have received the last action. */
  readonly rates: readonly number[];
  readonly seconds: number;
  /** Warm-up before the measurement, in seconds. */
  readonly warmUp: number;
  /** Actions at each table before the warm-up. */
  readonly made: number;
  readonly idleTables: number;
  readonly idleConnections: number;
  /** Measured in turn with ours; empty: ours alone. */
  readonly peers: readonly PeerName[];
  /** How often each of them is measured. */
  readonly rounds: number;
}

const FLAGS = {
  tables: ['N', 'live tables', '1000'],
  clients: ['N', 'clients that follow a table, players and spectators', '5000'],
  people: ['N', 'seats for people at each table', '4'],
  bots: ['N', 'seats for bots at each table', '0'],
  level: ['NAME', 'which bots', 'sailor'],
  edition: ['NAME', 'what is played', 'classic'],
  rate: ['N,N…', 'actions a second of all people together, one rate after the other; 0: as many as can be', '500'],
  seconds: ['N', 'how long is measured', '30'],
  'warm-up': ['N', 'seconds of play before that', '5'],
  made: ['N', 'actions made at each table before that', '0'],
  store: ['NAME', STORES.join(' or '), 'sqlite'],
  database: ['URL', 'postgres://…, an empty database, instead of a server of our own', ''],
  nodes: ['N', 'servers on the same store', '1'],
  share: ['PERCENT', 'of one core for each server, by control groups of Linux; 100: no limit', '100'],
  'idle-tables': ['N', 'tables that nobody looks at, for the memory they take', '1000'],
  'idle-connections': ['N', 'connections that hear nothing, for the memory they take', '2000'],
  peer: ['NAME,NAME…', `measure others in turn with ours: ${PEERS.join(', ')} (tools/peer)`, ''],
  rounds: ['N', 'with --peer: how often each of them is measured', '2'],
  profile: ['FOLDER', 'leave a CPU profile of each server there', ''],
} as const satisfies Flags;

export const USAGE = usageOf('load', FLAGS);

/** The options, or what is wrong with them. */
export const readOptions = (args: readonly string[]): LoadOptions | { readonly mistake: string } =>
  orMistake(() => check(parse(withPeerNamed(args))));

/** `--peer` alone is the one in memory. */
const withPeerNamed = (args: readonly string[]): string[] =>
  args.flatMap((arg, i) => (arg === '--peer' && (args[i + 1] ?? '--').startsWith('--') ? [arg, PEERS[0]] : [arg]));

function parse(args: readonly string[]): LoadOptions {
  const { text, whole, oneOf } = readFlags(FLAGS, args);
  const database = text('database') || undefined;
  return {
    tables: whole('tables', 1),
    clients: whole('clients', 1),
    people: whole('people', 1),
    bots: whole('bots'),
    level: text('level'),
    edition: text('edition'),
    rates: ratesIn(text('rate')),
    seconds: whole('seconds', 1),
    warmUp: whole('warm-up'),
    made: whole('made'),
    store: database === undefined ? oneOf('store', STORES) : 'postgres',
    database,
    nodes: whole('nodes', 1),
    share: whole('share', 1),
    idleTables: whole('idle-tables'),
    idleConnections: whole('idle-connections'),
    peers: text('peer') === '' ? [] : text('peer').split(',').map(peerNamed),
    rounds: whole('rounds', 1),
    profile: text('profile') || undefined,
  };
}

function peerNamed(name: string): PeerName {
  const peer = PEERS.find(one => one === name);
  if (peer === undefined) throw new Error(`--peer must be ${PEERS.join(', ')}, or several with commas between them.`);
  return peer;
}

function ratesIn(text: string): number[] {
  if (!/^\d{1,6}(,\d{1,6})*$/.test(text)) throw new Error('--rate must be whole numbers with commas between them.');
  return text.split(',').map(Number);
}

function check(options: LoadOptions): LoadOptions {
  const { people, bots, tables, clients, peers, nodes, edition } = options;
  const seats = people + bots;
  if (seats < 2 || seats > COLOURS.length)
    throw new Error(`--people and --bots together must be from 2 to ${COLOURS.length}.`);
  if (clients < tables * people)
    throw new Error(`--clients must be at least ${tables * people}: ${tables} tables of ${people} people.`);
  if (peers.length > 0 && (bots > 0 || nodes > 1 || edition !== 'classic'))
    throw new Error('--peer has no bots, one server, and the classic edition.');
  return options;
}
