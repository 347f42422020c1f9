/** What can be chosen about a measurement, from the command line. */
import { parseArgs } from 'node:util';
import { COLOURS } from '@cartagena/protocol';

const STORES = ['sqlite', 'postgres'] as const;
type StoreKind = (typeof STORES)[number];

export interface LoadOptions {
  readonly tables: number;
  /** Connected ones: players first, as many at each table as there are seats for people; the others watch. */
  readonly clients: number;
  readonly people: number;
  readonly bots: number;
  readonly level: string;
  readonly edition: string;
  /** Actions a second of all clients together; 0: each table acts as soon as everybody has heard of the last action. */
  readonly rate: number;
  readonly seconds: number;
  /** How long it is played before anything counts, in seconds. */
  readonly warmUp: number;
  /** Actions that are made at each table before that. */
  readonly made: number;
  readonly store: StoreKind;
  /** A PostgreSQL to use instead of one of our own. */
  readonly database: string | undefined;
  readonly nodes: number;
  /** How much of one core each server may use, in percent; 100: all that there is. */
  readonly share: number;
  readonly idleTables: number;
  readonly idleConnections: number;
  /** Where to leave profiles of the servers. */
  readonly profile: string | undefined;
}

const FLAGS = {
  tables: ['N', 'live tables', '1000'],
  clients: ['N', 'clients that follow a table, players and spectators', '5000'],
  people: ['N', 'seats for people at each table', '4'],
  bots: ['N', 'seats for bots at each table', '0'],
  level: ['NAME', 'which bots', 'sailor'],
  edition: ['NAME', 'what is played', 'classic'],
  rate: ['N', 'actions a second of all people together; 0: as many as can be', '500'],
  seconds: ['N', 'how long is measured', '30'],
  'warm-up': ['N', 'seconds of play before that', '5'],
  made: ['N', 'actions made at each table before that', '0'],
  store: ['NAME', STORES.join(' or '), 'sqlite'],
  database: ['URL', 'postgres://…, an empty database, instead of a server of our own', ''],
  nodes: ['N', 'servers on the same store', '1'],
  share: ['PERCENT', 'of one core for each server, by control groups of Linux; 100: no limit', '100'],
  'idle-tables': ['N', 'tables that nobody looks at, for the memory they take', '1000'],
  'idle-connections': ['N', 'connections that hear nothing, for the memory they take', '2000'],
  profile: ['FOLDER', 'leave a CPU profile of each server there', ''],
} as const satisfies { readonly [name: string]: readonly [value: string, about: string, unlessGiven: string] };

type Flag = keyof typeof FLAGS;

export const USAGE = [
  'npm run load -- [options]',
  '',
  ...Object.entries(FLAGS).map(
    ([name, [value, about, unlessGiven]]) =>
      `  ${`--${name} ${value}`.padEnd(24)}${about}${unlessGiven ? ` (${unlessGiven})` : ''}`,
  ),
].join('\n');

/** The options, or what is wrong with them. */
export function readOptions(args: readonly string[]): LoadOptions | { readonly mistake: string } {
  try {
    return check(parse(args));
  } catch (error) {
    return { mistake: (error as Error).message };
  }
}

function parse(args: readonly string[]): LoadOptions {
  const options = Object.fromEntries(Object.keys(FLAGS).map(name => [name, { type: 'string' as const }]));
  const { values } = parseArgs({ args: [...args], options, allowPositionals: false });
  const text = (name: Flag): string => (values[name] as string | undefined) ?? FLAGS[name][2];
  const whole = (name: Flag, least = 0): number => {
    if (!/^\d{1,7}$/.test(text(name)) || Number(text(name)) < least)
      throw new Error(`--${name} must be a whole number, ${least} or more.`);
    return Number(text(name));
  };
  const database = text('database') || undefined;
  return {
    tables: whole('tables', 1),
    clients: whole('clients', 1),
    people: whole('people', 1),
    bots: whole('bots'),
    level: text('level'),
    edition: text('edition'),
    rate: whole('rate'),
    seconds: whole('seconds', 1),
    warmUp: whole('warm-up'),
    made: whole('made'),
    store: database === undefined ? oneOf(STORES, text('store')) : 'postgres',
    database,
    nodes: whole('nodes', 1),
    share: whole('share', 1),
    idleTables: whole('idle-tables'),
    idleConnections: whole('idle-connections'),
    profile: text('profile') || undefined,
  };
}

function oneOf<T extends string>(words: readonly T[], text: string): T {
  const word = words.find(one => one === text);
  if (word === undefined) throw new Error(`--store must be ${words.join(' or ')}.`);
  return word;
}

function check(options: LoadOptions): LoadOptions {
  const { people, bots, tables, clients } = options;
  const seats = people + bots;
  if (seats < 2 || seats > COLOURS.length)
    throw new Error(`--people and --bots together must be from 2 to ${COLOURS.length}.`);
  if (clients < tables * people)
    throw new Error(`--clients must be at least ${tables * people}: ${tables} tables of ${people} people.`);
  return options;
}
